#!/bin/sh
# A standby: copies the primary when it starts for the first time, then follows it. PRIMARY is its host, PGPASSWORD the replicator's password.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until pg_basebackup --pgdata="$PGDATA" --write-recovery-conf --wal-method=stream --checkpoint=fast --slot=standby \
    --dbname="host=$PRIMARY port=${PRIMARY_PORT:-5432} user=replicator application_name=standby"; do
    echo 'The primary is not there yet.'
    rm -rf "${PGDATA:?}"/*
    sleep 2
  done
  chmod 700 "$PGDATA"
fi
exec postgres -D "$PGDATA" "$@"
