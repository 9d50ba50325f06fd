"""What each seat may know of a table, whole, by differences, and at earlier moves."""
