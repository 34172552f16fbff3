import path from 'node:path'
import type { Config } from './config.ts'
import { formatDisplayName, formatDatabaseDamage } from './db/connect.ts'
import { isDamageError } from './db/sqlite-files.ts'
import { errorCode, errorMessage } from './error-parts.ts'

type Places = Pick<Config, 'dataDir' | 'databaseUrl'>

const networkCodes = new Set(
  'ECONNREFUSED ECONNRESET EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN ETIMEDOUT EPIPE'.split(' '),
)
const fileCodes = new Set('EACCES EEXIST EIO EISDIR ELOOP EMFILE ENOENT ENOSPC ENOTDIR EPERM EROFS EDQUOT'.split(' '))

/** The classes of SQLSTATE that tell of the connection, the rights, the resources or the server, not of a statement. */
const unavailableState = /^(?:08|28|3D|53|57|58)\w{3}$|^(?:25006|42501)$/

/** Errors of the driver without a code. */
const driverMessage =
  /^(?:Connection terminated|timeout exceeded when trying to connect|SASL|The server does not support SSL)/

const sqliteCode = /^SQLITE_(?:BUSY|CANTOPEN|FULL|IOERR|LOCKED|NOMEM|PERM|READONLY)/

/** Returns whether a connection could not be opened, also to a socket, which is a file. */
const isConnecting = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo')

const isPostgresFailure = (error: unknown): boolean => {
  const code = errorCode(error) ?? ''
  return (
    networkCodes.has(code) ||
    unavailableState.test(code) ||
    /CERT|TLS/.test(code) ||
    driverMessage.test(errorMessage(error))
  )
}

const describeFileFailure = (error: unknown, dataDir: string): string => {
  const text = errorMessage(error)
  const code = errorCode(error) ?? ''
  const file = error instanceof Error && 'path' in error ? String(error.path) : dataDir
  if (/^(?:ENOSPC|EDQUOT|SQLITE_FULL)/.test(code)) return `${text}: make space on the disk of ${file}, then try again.`
  if (code.startsWith('SQLITE_IOERR')) return `${text}: is a disk full, or damaged?`
  const isData = `${path.resolve(file)}${path.sep}`.startsWith(`${dataDir}${path.sep}`)
  return isData
    ? `The data folder ${dataDir} cannot be used (${text}): is DATA_DIR right, and may this user read and write there?`
    : `${text}: is the path right, and may this user read and write there?`
}

/**
 * Returns what an operator can do about the failure of a database, a disk or a folder, in one line without passwords;
 * undefined for any other error, which is a bug.
 */
export const describeFailure = (error: unknown, { dataDir, databaseUrl }: Places): string | undefined => {
  if (error instanceof TypeError) return undefined
  const place = formatDisplayName(databaseUrl === null ? { folder: dataDir } : { postgres: databaseUrl })
  if (isDamageError(error)) return formatDatabaseDamage(place)
  const code = errorCode(error) ?? ''
  if (fileCodes.has(code) && !isConnecting(error)) return describeFileFailure(error, dataDir)
  if (sqliteCode.test(code)) return describeFileFailure(error, dataDir)
  if (databaseUrl === null || !(isConnecting(error) || isPostgresFailure(error))) return undefined
  return `${place} is unavailable (${errorMessage(error)}): is DATABASE_URL right, and does the server run?`
}
