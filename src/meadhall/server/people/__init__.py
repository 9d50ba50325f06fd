"""Those who come: their accounts, and what the hall keeps of them."""
