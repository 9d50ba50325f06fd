"""Tables: what may be done at them, by whom, and what each seat may know of it."""
