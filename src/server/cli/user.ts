import { parseArgs } from 'node:util'
import { isEmail } from '#shared/auth/rules.ts'
import { textLimits } from '#shared/contract/fields.ts'
import { isLocale } from '#shared/locale/locale.ts'
import { isTimeZone } from '#shared/time/day.ts'
import type { Database } from '#server/db/connect.ts'
import { makeResetLink, resetHours } from '#server/features/auth/password.ts'
import { insertUser } from '#server/features/auth/store.ts'
import { newId } from '#server/ids.ts'
import { makeFamily, ownTimeZone } from '#server/membership/family.ts'

/** What a command works with. */
export interface Workbench {
  database: Database
  /** Where browsers reach the app. */
  baseUrl: string
  now: number
  print(line: string): void
}

/** What was typed makes no sense, or names nobody; the message says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export const userUsage = `glowjar user list
glowjar user add <email> [--name=<name>] [--language=en|es|zh] [--time-zone=<Area/City>]
glowjar user reset <email>`

const emailIn = (given: string | undefined): string => {
  const email = given?.trim().toLowerCase() ?? ''
  if (!isEmail(email)) throw new UsageError(`"${given ?? ''}" is not an e-mail address\n${userUsage}`)
  return email
}

const list = async ({ database: { db }, print }: Workbench) => {
  const users = await db
    .selectFrom('users')
    .leftJoin('members', (join) => join.onRef('members.user_id', '=', 'users.id').on('members.removed_at', 'is', null))
    .leftJoin('families', 'families.id', 'members.family_id')
    .select(['users.email', 'users.name', 'users.created_at', 'members.role', 'families.name as family'])
    .orderBy('users.created_at')
    .execute()
  for (const { email, name, role, family, created_at } of users) {
    print([email, name, role ?? '-', family ?? '-', created_at.slice(0, 10)].join('\t'))
  }
  print(users.length === 1 ? '1 user' : `${users.length} users`)
}

const printLink = ({ print }: Workbench, link: string) => {
  print(`This link works once, for ${resetHours.printed} hours, and sets the password:`)
  print(link)
}

const parsed = (args: readonly string[]) => {
  const options = { name: { type: 'string' }, language: { type: 'string' }, 'time-zone': { type: 'string' } } as const
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n${userUsage}`)
  }
}

const optionsIn = (args: readonly string[], email: string) => {
  const { name = '', language = 'en', 'time-zone': timeZone = ownTimeZone() } = parsed(args)
  if (!isLocale(language)) throw new UsageError(`--language is en, es or zh, not "${language}"`)
  if (!isTimeZone(timeZone)) throw new UsageError(`--time-zone names no time zone: "${timeZone}"`)
  return {
    name: Array.from(name.trim() || email)
      .slice(0, textLimits.name)
      .join(''),
    language,
    timeZone,
  }
}

const add = async (bench: Workbench, given: string | undefined, options: readonly string[]) => {
  const { database, baseUrl, now } = bench
  const email = emailIn(given)
  const { name, language, timeZone } = optionsIn(options, email)
  const userId = newId(now)
  const link = await database.transact(async (tx) => {
    if (!(await insertUser(tx, { id: userId, name, email, language }, now))) {
      throw new UsageError(`${email} has an account already; "glowjar user reset ${email}" gives a new password`)
    }
    await makeFamily(tx, { name, timeZone, owner: userId }, now)
    return makeResetLink(tx, { userId, baseUrl, hours: resetHours.printed }, now)
  })
  bench.print(`${email} has an account now.`)
  printLink(bench, link)
}

const reset = async (bench: Workbench, given: string | undefined) => {
  const { database, baseUrl, now } = bench
  const email = emailIn(given)
  const user = await database.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (!user) throw new UsageError(`nobody has the address ${email}; "glowjar user list" shows who there is`)
  const of = { userId: user.id, baseUrl, hours: resetHours.printed }
  printLink(bench, await database.transact((tx) => makeResetLink(tx, of, now)))
}

/** `glowjar user …`: who there is, a new account, a link to a new password. */
export const userCommand = async (bench: Workbench, args: readonly string[]): Promise<void> => {
  const [what, email, ...options] = args
  if (what === 'list' && email === undefined) return list(bench)
  if (what === 'add') return add(bench, email, options)
  if (what === 'reset' && options.length === 0) return reset(bench, email)
  throw new UsageError(userUsage)
}
