import { mayBeAccountEmail } from '#shared/auth/rules.ts'
import type { Db } from '#server/db/transaction.ts'
import { OperatorError } from '#server/operator-error.ts'
import { parseArguments } from './command.ts'

export const userUsage = `glowjar user list                lists all accounts
glowjar user add <email> [--name=<name>] [--language=en|es|zh] [--time-zone=<Area/City>]
                                 creates an account and prints a link to set its password
glowjar user reset <email>       prints a password reset link
glowjar user disable <email>     signs an account out, ends its access keys (API tokens)
                                 for good, and keeps it from signing in
glowjar user enable <email>      lets it sign in again
glowjar user sign-out <email>    ends all sessions of an account, and its access keys
                                 (API tokens) for good
glowjar user reset-factor <email>
                                 removes the second factor of an account
glowjar user remove <email> [--with-family]
                                 deletes an account`

/** Returns the e-mail address in the first positional argument, which `isValid` accepts. @throws OperatorError if it is none */
export const toEmail = ([argument = '']: readonly string[], isValid = mayBeAccountEmail): string => {
  const email = argument.trim().toLowerCase()
  if (!isValid(email)) throw new OperatorError(`"${argument}" is not an e-mail address\n${userUsage}`)
  return email
}

/** Parses arguments that are one e-mail address. @throws OperatorError */
export const parseEmail = (args: readonly string[]): string =>
  toEmail(parseArguments(args, userUsage, 1, {}).positionals)

/** Returns the id of the user with an address, and when the account was disabled. @throws OperatorError if there is none */
export const findUser = async (db: Db, email: string) => {
  const user = await db.selectFrom('users').select(['id', 'disabled_at']).where('email', '=', email).executeTakeFirst()
  if (user) return user
  throw new OperatorError(`no account has the address ${email}; run "glowjar user list" to see all accounts`)
}
