"""What whoever runs a server looks at: figures and logs."""
