"""What a hall costs and withstands: commands that start servers of their own and print figures."""
