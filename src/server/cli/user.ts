import { newAccount } from '#shared/auth/contract.ts'
import { isEmail } from '#shared/auth/rules.ts'
import { textLimits, toLine } from '#shared/contract/fields.ts'
import { isLocale } from '#shared/locale/locale.ts'
import { isTimeZone } from '#shared/time/day.ts'
import { createResetLink, resetLinkHours } from '#server/features/auth/passwords/reset-password.ts'
import { lockFirstAccountCreation } from '#server/features/auth/sign-up-rule.ts'
import { insertUser } from '#server/features/auth/store.ts'
import { newId } from '#server/ids.ts'
import { createFamily } from '#server/features/families/create-family.ts'
import { OperatorError } from '#server/operator-error.ts'
import { readPackageVersions } from '#server/package-versions.ts'
import { parseArguments, type DatabaseCommand, type DatabaseCommandContext } from './command.ts'
import { listUsers } from './user-list.ts'
import { disableUser, enableUser, removeUser, resetFactor, signUserOut } from './user-access.ts'
import { findUser, parseEmail, toEmail, userUsage } from './user-arguments.ts'

const printPasswordLink = ({ print }: DatabaseCommandContext, link: string) => {
  print(`Use this link to set a password. It works once and expires in ${resetLinkHours.printed} hours:`)
  print(link)
}

const assertLocalAccounts = ({ localAccounts }: DatabaseCommandContext) => {
  if (!localAccounts)
    throw new OperatorError(
      'LOCAL_ACCOUNTS is off, so no link can set a password: people sign in through the provider, new ones with an invitation',
    )
}

const newUserOptions = {
  name: { type: 'string' },
  language: { type: 'string', default: 'en' },
  'time-zone': { type: 'string' },
} as const

const parseNewUser = (args: readonly string[]) => {
  const { positionals, name, language, 'time-zone': timeZone } = parseArguments(args, userUsage, 1, newUserOptions)
  const email = toEmail(positionals, isEmail)
  if (!isLocale(language)) throw new OperatorError(`--language must be en, es or zh, not "${language}"`)
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new OperatorError(`--time-zone must be a name such as Europe/Madrid, not "${timeZone}"`)
  const { data } = newAccount.shape.name.safeParse(name ?? toLine(email, textLimits.name))
  if (data === undefined)
    throw new OperatorError(`--name must be one line of 1 to ${textLimits.name} characters, not only invisible ones`)
  return { email, name: data, language, timeZone }
}

type NewUser = ReturnType<typeof parseNewUser>

const addUser = async (context: DatabaseCommandContext, { email, name, language, timeZone }: NewUser) => {
  assertLocalAccounts(context)
  const { database, baseUrl, now } = context
  const userId = newId(now)
  const link = await database.transact(async (tx) => {
    await lockFirstAccountCreation(tx, now)
    if (!(await insertUser(tx, { id: userId, name, email, language, version: readPackageVersions().glowjar }, now))) {
      throw new OperatorError(
        `${email} already has an account; run "glowjar user reset ${email}" to set a new password`,
      )
    }
    await createFamily(tx, { name, timeZone, owner: userId }, now)
    return createResetLink(tx, { userId, baseUrl, delivery: 'printed' }, now)
  })
  context.print(`Created an account for ${email}.`)
  printPasswordLink(context, link)
}

const createAndPrintResetLink = async (context: DatabaseCommandContext, email: string) => {
  assertLocalAccounts(context)
  const { database, baseUrl, now } = context
  const link = await database.transact(async (tx) => {
    const { id: userId, disabled_at } = await findUser(tx, email)
    if (disabled_at !== null) throw new OperatorError(`${email} is disabled; run "glowjar user enable ${email}" first`)
    return createResetLink(tx, { userId, baseUrl, delivery: 'printed' }, now)
  })
  printPasswordLink(context, link)
}

const subcommands: Readonly<Record<string, (args: readonly string[]) => DatabaseCommand>> = {
  list: listUsers,
  add: (args) => {
    const user = parseNewUser(args)
    return (context) => addUser(context, user)
  },
  reset: (args) => {
    const email = parseEmail(args)
    return (context) => createAndPrintResetLink(context, email)
  },
  disable: disableUser,
  enable: enableUser,
  remove: removeUser,
  'sign-out': signUserOut,
  'reset-factor': resetFactor,
}

/**
 * Parses `glowjar user …`, which lists accounts, adds, disables, enables, removes or signs one out, turns a second
 * factor off, or prints a password reset link.
 * @throws OperatorError for invalid arguments
 */
export const userCommand = (args: readonly string[]): DatabaseCommand => {
  const [name = '', ...rest] = args
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined
  if (!subcommand) throw new OperatorError(name === '' ? userUsage : `Unknown command 'user ${name}'\n${userUsage}`)
  return subcommand(rest)
}
