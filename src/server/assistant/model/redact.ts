import { removeAddresses } from './remove-addresses.ts'
import { removeAdultNames } from './remove-adult-names.ts'
import { replaceNames, type KnownNames } from './child-names.ts'
import { contactPattern } from './contact-patterns.ts'
import { removeDates } from './remove-dates.ts'

// Invisible characters could split a name or a number, and Chinese keyboards type wide ones.
const normalizeCharacters = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\P{Cc}\n]|\p{Cf}/gu, '')
    .replaceAll(/[０-９Ａ-Ｚａ-ｚ＠．＋]/g, (character) => character.normalize('NFKC'))

/**
 * Returns a parent's text without what tells who the family is: names of its members, other names after a title, dates,
 * addresses, telephone numbers and links. Names become placeholders, the rest an ellipsis.
 */
export const redact = (text: string, names: KnownNames): string => {
  const plain = normalizeCharacters(text).replaceAll(contactPattern, '…')
  return removeAdultNames(replaceNames(removeAddresses(removeDates(plain)), names)).replaceAll(/"{3,}/g, '"')
}
