import { createInvalidFieldError } from '#server/errors.ts'
import { fold, loadGuessEstimator } from './guess-estimator.ts'

/** The user a password is for; it must not consist of their name or address. */
export interface PasswordOwner {
  name: string
  email: string
}

const productNames = ['glowjar', 'glim', '萤火罐', '小萤']
const minOtherLetters = 4

/** Returns the whole name and address and their words of at least two characters, longest first. */
const listOwnWords = ({ name, email }: PasswordOwner): string[] =>
  [name, email, ...name.split(/\s+/), ...email.split(/[@.]/), ...productNames]
    .map(fold)
    .filter((word) => Array.from(word).length > 1)
    .toSorted((a, b) => b.length - a.length)

/** Returns whether hardly a letter is left of a password without the user's name and address and the product's name. */
const isPersonal = (password: string, owner: PasswordOwner): boolean => {
  const rest = listOwnWords(owner).reduce((text, word) => text.replaceAll(word, ''), password)
  return rest !== password && rest.replace(/[^\p{L}]/gu, '').length < minOtherLetters
}

const minGuesses = 1e8
const minGuessesOfCore = 1e5
const minCoreLength = 6

/**
 * Returns the parts of a password from its first to its last letter, and from its first to its last digit, that are
 * shorter than the password and at least half of it.
 */
const listCores = (password: string): string[] => {
  const length = Array.from(password).length
  return [password.replace(/^\P{L}+|\P{L}+$/gu, ''), password.replace(/^\P{N}+|\P{N}+$/gu, '')].filter((core) => {
    const coreLength = Array.from(core).length
    return core !== password && coreLength >= minCoreLength && 2 * coreLength >= length
  })
}

const isGuessable = async (password: string, owner: PasswordOwner): Promise<boolean> => {
  const estimate = await loadGuessEstimator()
  const words = listOwnWords(owner)
  if (estimate(password, words) < minGuesses) return true
  return listCores(password).some((core) => estimate(core, words) < minGuessesOfCore)
}

/**
 * Rejects a new password that others would try early; `field` is its path in the body.
 * @throws AppError `invalid_input` (`password_guessable`, `password_personal`)
 */
export const assertStrongPassword = async (password: string, field: string, owner: PasswordOwner): Promise<void> => {
  const text = fold(password)
  if (isPersonal(text, owner))
    throw createInvalidFieldError(field, 'password_personal', 'This password is hardly more than a name or an address.')
  if (await isGuessable(text, owner))
    throw createInvalidFieldError(field, 'password_guessable', 'This password is easy to guess.')
}
