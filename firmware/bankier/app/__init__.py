"""The program: builds the parts, asks the people at the table, and plays."""
