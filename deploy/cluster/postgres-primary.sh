#!/bin/sh
# The first start of the primary in compose.cluster.yaml: a user for the standby, a slot that keeps what it has not got yet, and from the next
# start on every commit waits for it.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$REPLICATION_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role replicator with replication login password :'password';
select pg_create_physical_replication_slot('standby');
alter system set synchronous_standby_names = 'FIRST 1 (standby)';
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
