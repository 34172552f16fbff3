import pg from 'pg'
import { secondMs } from '#shared/time/duration.ts'
import { OperatorError } from '#server/operator-error.ts'

/** What the lock is called that says who works on the database; any number that nobody else uses there. */
const key = 471_120_261

const renewMs = 5 * secondMs

/** Opens a connection that holds the lock for as long as it is open; null when others are in the way. */
const take = async (url: string, lock: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared') => {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5 * secondMs })
  // What ended it does not matter: it is opened anew.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ taken: boolean }>(`select ${lock}($1) as taken`, [key])
  if (rows[0]?.taken) return client
  await client.end()
  return null
}

/**
 * Tells, on a connection of its own, that the app runs on a PostgreSQL database, as any number of processes may; gives
 * the way to let go. Throws while the database is being restored or moved.
 */
export const lockPostgresShared = async (url: string): Promise<() => Promise<void>> => {
  let held = await take(url, 'pg_try_advisory_lock_shared')
  if (!held) throw new OperatorError('The database is being restored or moved: start Glowjar when that is over.')
  let stopped = false
  const renew = async () => {
    if (stopped) return
    held = await take(url, 'pg_try_advisory_lock_shared').catch(() => null)
    if (held) held.once('end', later)
    else later()
  }
  const later = () => void setTimeout(() => void renew(), renewMs).unref()
  held.once('end', later)
  return async () => {
    stopped = true
    await held?.end()
  }
}

/** Makes sure that nobody runs on a PostgreSQL database, nor begins to; gives the way to let go. */
export const lockPostgresExclusive = async (url: string): Promise<() => Promise<void>> => {
  const held = await take(url, 'pg_try_advisory_lock')
  if (held) return () => held.end()
  const { host, pathname } = new URL(url)
  throw new OperatorError(`Glowjar, a restore or a move is running on the database ${host}${pathname}: stop it first.`)
}
