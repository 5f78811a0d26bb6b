"""Cards, shuffle, money, questions and the games: pure rules, no clock, no files, no luck of their own."""
