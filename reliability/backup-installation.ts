import { globSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { startPostgres, type Postgres } from '#scripts/postgres.ts'
import { createInstallation, type Installation } from './app-process.ts'

const isSqlite = inject('database') === 'sqlite'

// The client programs of most systems are older than the packaged PostgreSQL and reject it.
const [installed] = globSync('/usr/lib/postgresql/*/bin/pg_dump').map((file) => path.resolve(file, '../..'))

/** Why backups cannot be tested on this machine; null if they can. */
export const reasonNotRun = isSqlite || installed ? null : 'no PostgreSQL is installed (on Debian: postgresql-15)'

let server: Postgres | undefined

const createOnMatchingServer = async (): Promise<Installation> => {
  if (isSqlite || !installed) return createInstallation()
  server ??= await startPostgres({ installed })
  return createInstallation({ postgresUrl: server.url })
}

/**
 * Creates an installation on a server that the installed client programs accept. By default its backups contain the
 * secret, so that sessions continue wherever they are restored; with null they do not.
 */
export const createInstallationForBackups = async (
  passphrase: string | null = 'fireflies in June',
): Promise<Installation> => {
  const installation = await createOnMatchingServer()
  if (passphrase === null) return installation
  return { ...installation, env: { ...installation.env, BACKUP_PASSPHRASE: passphrase } }
}

/** Stops that server. */
export const stopPostgresForBackups = async (): Promise<void> => {
  await server?.stop()
  server = undefined
}
