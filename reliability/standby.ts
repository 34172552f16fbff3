import { cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { startPostgres, type Postgres } from '#scripts/postgres.ts'

/** A PostgreSQL primary with synchronous replication to a standby. */
export interface ReplicatedPair {
  primary: Postgres
  standby: Postgres
  /** Promotes the standby. */
  promote(): Promise<void>
}

const runWithClient = async (url: string, work: (client: Client) => Promise<unknown>) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Copies the data folder of a running server between `pg_backup_start` and `pg_backup_stop`. */
const copyDataFolder = (from: Postgres, data: string) =>
  runWithClient(from.url, async (client) => {
    await client.query(`select pg_backup_start('standby', true)`)
    cpSync(from.data, data, { recursive: true, filter: (file) => path.basename(file) !== 'postmaster.pid' })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    writeFileSync(path.join(data, 'backup_label'), rows[0]?.labelfile ?? '')
    writeFileSync(path.join(data, 'standby.signal'), '')
  })

const synchronousSettings = { synchronous_commit: 'on', wal_keep_size: '1GB', wal_retrieve_retry_interval: '100ms' }

/**
 * Starts a durable primary and its standby by streaming replication. Commits wait until both have written them.
 */
export const startReplicatedPair = async (): Promise<ReplicatedPair> => {
  const primary = await startPostgres({ durable: true, settings: synchronousSettings })
  const { hostname, port } = new URL(primary.url)
  const primary_conninfo = `host=${hostname} port=${port} user=postgres application_name=standby`
  const standby = await startPostgres({
    durable: true,
    settings: { ...synchronousSettings, primary_conninfo },
    fill: (data) => copyDataFolder(primary, data),
  })
  await runWithClient(primary.url, async (client) => {
    await client.query(`alter system set synchronous_standby_names = 'standby'`)
    await client.query('select pg_reload_conf()')
  })
  return {
    primary,
    standby,
    promote: () => runWithClient(standby.url, (client) => client.query('select pg_promote(true, 60)')),
  }
}
