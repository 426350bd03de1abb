"""How the schema came to be, a file a version; Alembic runs those that a database lacks."""
