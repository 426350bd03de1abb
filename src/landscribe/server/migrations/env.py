"""Where Alembic runs the migrations: on the connection that `upgrades` gives it, in its transaction."""

from alembic import context

from landscribe.server.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META)
with context.begin_transaction():
    context.run_migrations()
