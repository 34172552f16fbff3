// Scripts with spaces between words and without suffixes on names. When in doubt, too much is replaced.
/** A letter of a script with spaces between words. */
export const spacedLetter = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]`
const startsWithSpacedLetter = new RegExp(`^${spacedLetter}`, 'u')
const endsWithSpacedLetter = new RegExp(`${spacedLetter}$`, 'u')

const separators = /[\s\p{P}]+/u
const anySeparators = String.raw`[\s\p{P}]*`

/** Patterns of letters that people also write without their stroke or ligature, such as `o` for `ø`. */
const letterVariants = new Map([
  ...['oø', 'lł', 'dđ', 'iı'].flatMap((group) => Array.from(group, (character) => [character, `[${group}]`] as const)),
  ['ß', '(?:ß|ss)'],
  ['æ', '(?:æ|ae)'],
  ['œ', '(?:œ|oe)'],
])

/** Returns a text without the accents of its letters. */
export const removeAccents = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '')

// A letter may be written with or without its accent, and invisible characters may follow it.
const toCharacterPattern = (character: string) =>
  /\p{L}/u.test(character)
    ? String.raw`${letterVariants.get(character.toLowerCase()) ?? character}[\p{M}\p{Cf}]*`
    : RegExp.escape(character)

// A space, a hyphen or nothing may stand between the words of a name.
const toPatternSource = (form: string) => {
  const words = form.split(separators).filter((word) => word !== '')
  if (words.length === 0) return RegExp.escape(form)
  return words.map((word) => Array.from(word, toCharacterPattern).join('')).join(anySeparators)
}

/** Returns the pattern of a form of a name: "Mia" is neither in "Miami" nor in "amiable", but in "Mia5岁了" and in "Mias". */
export const createFormPattern = (form: string): RegExp => {
  const before = startsWithSpacedLetter.test(form) ? String.raw`(?<!${spacedLetter}\p{M}*)` : ''
  const after = endsWithSpacedLetter.test(form) ? String.raw`(?=s?(?!\p{M}|${spacedLetter}))` : ''
  return new RegExp(`${before}${toPatternSource(form)}${after}`, 'giu')
}
