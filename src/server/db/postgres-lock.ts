import { secondMs } from '#shared/time/duration.ts'
import { OperatorError } from '#server/operator-error.ts'
import { loadPg } from './load-pg.ts'

/** Key of the advisory lock that the app and its commands take on a PostgreSQL database. */
const lockKey = 471_120_261

const retryMs = 5 * secondMs

/** Opens a connection that holds the lock until it closes; null if the lock is taken. */
const tryLock = async (url: string, lock: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared') => {
  const { Client } = await loadPg()
  const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5 * secondMs })
  // Without a listener a lost connection would end the process; the 'end' event follows.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ taken: boolean }>(`select ${lock}($1) as taken`, [lockKey])
  if (rows[0]?.taken) return client
  await client.end()
  return null
}

/**
 * Locks a PostgreSQL database for the app or a command that writes; any number of processes may hold it. The lock is
 * taken again after a lost connection. Returns the unlock function.
 * @throws OperatorError while the database is being restored or moved
 */
export const lockPostgresAgainstRestore = async (url: string): Promise<() => Promise<void>> => {
  let client = await tryLock(url, 'pg_try_advisory_lock_shared')
  if (!client) throw new OperatorError('The database is being restored or moved: try again afterwards.')
  let isReleased = false
  const renew = async () => {
    if (isReleased) return
    client = await tryLock(url, 'pg_try_advisory_lock_shared').catch(() => null)
    if (client) client.once('end', renewLater)
    else renewLater()
  }
  const renewLater = () => void setTimeout(() => void renew(), retryMs).unref()
  client.once('end', renewLater)
  return async () => {
    isReleased = true
    await client?.end()
  }
}

/**
 * Locks a PostgreSQL database against the app and all commands that write. Returns the unlock function.
 * @throws OperatorError if any of them is running
 */
export const lockPostgresExclusive = async (url: string): Promise<() => Promise<void>> => {
  const client = await tryLock(url, 'pg_try_advisory_lock')
  if (client) return () => client.end()
  const { host, pathname } = new URL(url)
  throw new OperatorError(
    `Glowjar, or one of its commands, is running on the database ${host}${pathname}: stop it first.`,
  )
}
