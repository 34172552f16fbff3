import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/connect.ts'
import { errorMessage } from '#server/error-parts.ts'
import type { MailQueue } from '#server/mail/queue.ts'
import { OperatorError } from '#server/operator-error.ts'

/** What a command that uses one database is given. */
export interface DatabaseCommandContext {
  database: Database
  /** Public origin of the app. */
  baseUrl: string
  /** Whether people can sign in with a password. */
  localAccounts: boolean
  /** The running app sends its mails. */
  mails: MailQueue
  now: number
  print(line: string): void
}

/** A command whose options have been parsed, which can run on an open database. */
export type DatabaseCommand<Result = void> = (context: DatabaseCommandContext) => Promise<Result>

/** Where a command that opens no database, or more than one, finds the data. */
export type DataConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'backups'>

/**
 * Parses the options of a command and its `count` positional arguments.
 * @throws OperatorError with the usage
 */
export const parseArguments = <const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  usage: string,
  count: number,
  options: Options,
) => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: count > 0 })
    if (Object.entries(values).some(([name, value]) => name === 'to' && value === '')) throw new Error('--to is empty')
    if (positionals.length === count) return { ...values, positionals }
  } catch (error) {
    throw new OperatorError(`${errorMessage(error)}\n${usage}`)
  }
  throw new OperatorError(usage)
}
