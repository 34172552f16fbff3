/** Placeholders for the names of the child and of other children in what a model receives and returns. */
export const placeholders = { child: '[CHILD]', other: '[OTHER CHILD]' } as const

// Scripts with spaces between words and without suffixes on names. When in doubt, too much is replaced.
const letter = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]`
const beginsSpaced = new RegExp(`^${letter}`, 'u')
const endsSpaced = new RegExp(`${letter}$`, 'u')

const separators = /[\s\p{P}]+/u
const anySeparators = String.raw`[\s\p{P}]*`

/** Letters without a combining accent that people still write plainly. */
const variants = new Map([
  ...['oø', 'lł', 'dđ', 'iı'].flatMap((group) => Array.from(group, (character) => [character, `[${group}]`] as const)),
  ['ß', '(?:ß|ss)'],
  ['æ', '(?:æ|ae)'],
  ['œ', '(?:œ|oe)'],
])

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const withoutAccents = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '')

// A letter may be written with or without its accent, and invisible characters may follow it.
const characterPattern = (character: string) =>
  /\p{L}/u.test(character)
    ? String.raw`${variants.get(character.toLowerCase()) ?? character}[\p{M}\p{Cf}]*`
    : escapePattern(character)

// A space, a hyphen or nothing may stand between the words of a name.
const formPattern = (form: string) => {
  const words = form.split(separators).filter((word) => word !== '')
  if (words.length === 0) return escapePattern(form)
  return words.map((word) => Array.from(word, characterPattern).join('')).join(anySeparators)
}

// "Mia" is neither in "Miami" nor in "amiable", but in "Mia5岁了" and in "Mias".
const patternOf = (form: string): RegExp => {
  const before = beginsSpaced.test(form) ? String.raw`(?<!${letter}\p{M}*)` : ''
  const after = endsSpaced.test(form) ? String.raw`(?=s?(?!\p{M}|${letter}))` : ''
  return new RegExp(`${before}${formPattern(form)}${after}`, 'giu')
}

const namePart = new RegExp(String.raw`${letter}+|\p{Script=Han}+|(?:(?!${letter}|\p{Script=Han})[^\s\p{P}])+`, 'gu')
const isHan = /\p{Script=Han}/u

const lengthOf = (text: string) => Array.from(text.normalize('NFC')).length

// 张小明 is called 小明.
const givenName = (part: string) =>
  isHan.test(part) && lengthOf(part) > 2 ? Array.from(part).slice(-2).join('') : part

/** Returns the ways in which a name may be written: "Mia Sofía" is called Mia, too. */
const formsOf = (name: string): string[] => {
  const whole = withoutAccents(name)
  const parts = (whole.match(namePart) ?? []).flatMap((part) => [part, givenName(part)])
  return [...new Set([whole, ...parts.filter((part) => lengthOf(part) > 1 && /\p{L}/u.test(part))])]
}

// Chinese keyboards type full-width letters.
const decomposeLetters = (text: string) =>
  text.replaceAll(/\p{L}/gu, (letter) => letter.normalize('NFKD')).normalize('NFD')

/** Replaces the names of children with placeholders. */
export const replaceNames = (text: string, { name, siblings }: { name: string; siblings: readonly string[] }) => {
  // The longest first, so that no part of a name is left.
  const replacements = [
    ...formsOf(name).map((form) => ({ form, placeholder: placeholders.child })),
    ...siblings.flatMap(formsOf).map((form) => ({ form, placeholder: placeholders.other })),
  ].toSorted((a, b) => b.form.length - a.form.length)
  const plain = decomposeLetters(text.replaceAll(/\[(?:OTHER )?CHILD\]/gi, ''))
  return replacements
    .reduce((result, { form, placeholder }) => result.replace(patternOf(form), placeholder), plain)
    .normalize('NFC')
}

/** Replaces the child's placeholder with its name, and those of other children with an ellipsis. */
export const restoreName = (text: string, name: string): string =>
  text.replaceAll(placeholders.child, () => name).replaceAll(placeholders.other, '…')
