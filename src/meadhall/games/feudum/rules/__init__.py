"""The rule book, a chapter a module; `course` says which step comes next."""
