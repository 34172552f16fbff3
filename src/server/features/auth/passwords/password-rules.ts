import { createInvalidFieldError } from '#server/errors.ts'

/** The user a password is for; it must not consist of their name or address. */
export interface PasswordOwner {
  name: string
  email: string
}

const normalize = (text: string) => text.normalize('NFKC').toLowerCase()

/** Returns a text in lower case without accents: `contraseña` is guessed like `contrasena`. */
const fold = (text: string) => normalize(text).normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

// The list costs 45 ms and 3 MB, so it is loaded with the first new password.
const loadCommonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(fold))
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined

// The list leaves out what the scorer that it was made for finds by itself: orders of keys and repetitions.
const keyOrders = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
  .map((keys) => Array.from(keys))
  .flatMap((keys) => [keys.join(''), keys.toReversed().join('')])

const isKeyOrder = (password: string) => keyOrders.some((keys) => keys.includes(password))

const minCoreLength = 6

/** Returns the letters that others surround, and likewise the digits, where they are at least half of a password. */
const listCores = (password: string): string[] => {
  const length = Array.from(password).length
  return [password.replace(/^\P{L}+|\P{L}+$/gu, ''), password.replace(/^\P{N}+|\P{N}+$/gu, '')].filter((core) => {
    const coreLength = Array.from(core).length
    return coreLength >= minCoreLength && 2 * coreLength >= length
  })
}

const isCommon = async (password: string): Promise<boolean> => {
  commonPasswords ??= loadCommonPasswords()
  const common = await commonPasswords
  return [password.trim(), ...listCores(password)].some((text) => isKeyOrder(text) || common.has(text))
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

const isRepetition = (password: string) => /^(.{1,8}?)\1+$/su.test(password)

/**
 * Rejects a new password that others would try first; `field` is its path in the body.
 * @throws AppError `invalid_input` (`password_common`, `password_personal`, `password_repeated`)
 */
export const assertStrongPassword = async (password: string, field: string, owner: PasswordOwner): Promise<void> => {
  const text = fold(password)
  const reject = (code: string, message: string): never => {
    throw createInvalidFieldError(field, code, message)
  }
  if (isPersonal(text, owner)) reject('password_personal', 'This password is hardly more than a name or an address.')
  if (isRepetition(normalize(password))) reject('password_repeated', 'This password is a few characters, repeated.')
  if (await isCommon(text)) reject('password_common', 'This password is among the most common ones.')
}
