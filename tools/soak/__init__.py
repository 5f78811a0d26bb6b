"""`make soak`: what `make test` looks at shortly, for a long time and at random; see docs/promises.md."""
