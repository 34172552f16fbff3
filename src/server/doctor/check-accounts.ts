import type { Config } from '#server/config.ts'
import { fine, toDo, type Finding } from './finding.ts'

/** Checks who can create an account; `users` is the number of accounts. */
export const checkSignUp = (
  { signUp, thisMachineOnly }: Pick<Config, 'signUp' | 'thisMachineOnly'>,
  users: number,
): Finding => {
  if (signUp === 'open') {
    if (thisMachineOnly) return fine('sign-up', 'open, but only this machine reaches Glowjar')
    return toDo(
      'sign-up',
      'anyone who finds the address can create an account: set SIGNUP=closed, unless you want that',
    )
  }
  if (signUp === 'closed' || users > 0)
    return fine('sign-up', 'closed; invitations and "glowjar user add" create accounts')
  return toDo(
    'sign-up',
    'nobody has an account yet, and the first visitor gets it: create yours with "glowjar user add <email>"',
  )
}

/** Checks the limits against guessing passwords; `isDamaged` tells whether their file can be read. */
export const checkLimits = ({ rateLimits }: Pick<Config, 'rateLimits'>, isDamaged: boolean): Finding => {
  if (!rateLimits) return fine('limits', 'off, which is possible because only this machine reaches Glowjar')
  if (!isDamaged) return fine('limits', 'on')
  return toDo('limits', 'limits.sqlite is damaged. It only counts attempts: stop Glowjar, delete it and start again')
}
