import { newAccount } from '#shared/auth/contract.ts'
import { isEmail } from '#shared/auth/rules.ts'
import { textLimits, toLine } from '#shared/contract/fields.ts'
import { isLocale } from '#shared/locale/locale.ts'
import { isTimeZone } from '#shared/time/day.ts'
import { createResetLink, resetLinkHours } from '#server/features/auth/reset-password.ts'
import { lockFirstAccountCreation } from '#server/features/auth/sign-up-rule.ts'
import { insertUser } from '#server/features/auth/store.ts'
import { newId } from '#server/ids.ts'
import { createFamily } from '#server/features/families/create-family.ts'
import { OperatorError } from '#server/operator-error.ts'
import { parseArguments, type DatabaseCommandContext } from './command.ts'

export const userUsage = `glowjar user list                lists all accounts
glowjar user add <email> [--name=<name>] [--language=en|es|zh] [--time-zone=<Area/City>]
                                 creates an account and prints a link to set its password
glowjar user reset <email>       prints a password reset link`

const parseEmail = ([argument = '']: readonly string[]): string => {
  const email = argument.trim().toLowerCase()
  if (!isEmail(email)) throw new OperatorError(`"${argument}" is not an e-mail address\n${userUsage}`)
  return email
}

const listUsers = async ({ database: { db }, print }: DatabaseCommandContext, args: readonly string[]) => {
  parseArguments(args, userUsage, 0, {})
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

const printPasswordLink = ({ print }: DatabaseCommandContext, link: string) => {
  print(`Use this link to set a password. It works once and expires in ${resetLinkHours.printed} hours:`)
  print(link)
}

const newUserOptions = {
  name: { type: 'string' },
  language: { type: 'string', default: 'en' },
  'time-zone': { type: 'string' },
} as const

const parseNewUser = (args: readonly string[]) => {
  const { positionals, name, language, 'time-zone': timeZone } = parseArguments(args, userUsage, 1, newUserOptions)
  const email = parseEmail(positionals)
  if (!isLocale(language)) throw new OperatorError(`--language must be en, es or zh, not "${language}"`)
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new OperatorError(`--time-zone must be a name such as Europe/Madrid, not "${timeZone}"`)
  const { data } = newAccount.shape.name.safeParse(name ?? toLine(email, textLimits.name))
  if (data === undefined)
    throw new OperatorError(`--name must be one line of 1 to ${textLimits.name} characters, not only invisible ones`)
  return { email, name: data, language, timeZone }
}

const addUser = async (context: DatabaseCommandContext, args: readonly string[]) => {
  const { database, baseUrl, now } = context
  const { email, name, language, timeZone } = parseNewUser(args)
  const userId = newId(now)
  const link = await database.transact(async (tx) => {
    await lockFirstAccountCreation(tx, now)
    if (!(await insertUser(tx, { id: userId, name, email, language }, now))) {
      throw new OperatorError(
        `${email} already has an account; run "glowjar user reset ${email}" to set a new password`,
      )
    }
    await createFamily(tx, { name, timeZone, owner: userId }, now)
    return createResetLink(tx, { userId, baseUrl, hours: resetLinkHours.printed }, now)
  })
  context.print(`Created an account for ${email}.`)
  printPasswordLink(context, link)
}

const createAndPrintResetLink = async (context: DatabaseCommandContext, args: readonly string[]) => {
  const { database, baseUrl, now } = context
  const email = parseEmail(parseArguments(args, userUsage, 1, {}).positionals)
  const user = await database.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (!user) throw new OperatorError(`no account has the address ${email}; run "glowjar user list" to see all accounts`)
  const link = { userId: user.id, baseUrl, hours: resetLinkHours.printed }
  printPasswordLink(context, await database.transact((tx) => createResetLink(tx, link, now)))
}

const subcommands: Readonly<Record<string, typeof listUsers>> = {
  list: listUsers,
  add: addUser,
  reset: createAndPrintResetLink,
}

/**
 * Runs `glowjar user …`: lists accounts, adds one, or prints a password reset link.
 * @throws OperatorError for invalid arguments
 */
export const userCommand = async (context: DatabaseCommandContext, args: readonly string[]): Promise<void> => {
  const [name = '', ...rest] = args
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined
  if (!subcommand) throw new OperatorError(userUsage)
  return subcommand(context, rest)
}
