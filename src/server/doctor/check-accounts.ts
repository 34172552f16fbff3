import type { Config } from '#server/config.ts'
import { fine, toDo, type Finding } from './finding.ts'

type Settings = Pick<Config, 'signUp' | 'thisMachineOnly' | 'localAccounts'>

const checkWithoutAccounts = ({ signUp, localAccounts }: Settings, hasHadAccount: boolean): Finding => {
  if (signUp === 'closed' || hasHadAccount) {
    const advice = localAccounts
      ? 'create yours with "glowjar user add <email>"'
      : 'start Glowjar with SIGNUP=open, sign in through the provider, and close it again'
    return toDo('sign-up', `closed, and nobody has an account: ${advice}`)
  }
  return localAccounts
    ? toDo(
        'sign-up',
        'nobody has an account yet, and the first visitor gets it: create yours with "glowjar user add <email>"',
      )
    : toDo('sign-up', 'nobody has an account yet; the first who signs in through the provider gets it: do it now')
}

/** Checks who can create an account; `accounts` is null if the database cannot be read. */
export const checkSignUp = (
  settings: Settings,
  accounts: { count: number; hasHadAccount: boolean } | null,
): Finding => {
  if (settings.signUp === 'open') {
    if (settings.thisMachineOnly) return fine('sign-up', 'open, but only this machine reaches Glowjar')
    return toDo(
      'sign-up',
      'anyone who finds the address can create an account: set SIGNUP=closed, unless you want that',
    )
  }
  if (accounts?.count === 0) return checkWithoutAccounts(settings, accounts.hasHadAccount)
  if (settings.signUp === 'first' && accounts === null)
    return toDo('sign-up', 'closed if there is an account, which cannot be read: see the line about the database')
  const ways = settings.localAccounts
    ? 'invitations and "glowjar user add" create accounts'
    : 'invitations create accounts'
  return fine('sign-up', `closed; ${ways}`)
}

/** Checks the limits against guessing passwords; `isDamaged` tells whether their file can be read. */
export const checkLimits = ({ rateLimits }: Pick<Config, 'rateLimits'>, isDamaged: boolean): Finding => {
  if (!rateLimits) return fine('limits', 'off, which is possible because only this machine reaches Glowjar')
  if (!isDamaged) return fine('limits', 'on')
  return toDo('limits', 'limits.sqlite is damaged. It only counts attempts: stop Glowjar, delete it and start again')
}
