"""What is in the box: the files in `data/`, their shapes, and the tables made from them."""
