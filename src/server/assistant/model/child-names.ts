import { createFormPattern, removeAccents, spacedLetter } from './form-pattern.ts'

/** Placeholders for the names of the child, of other children and of other people in what a model receives and returns. */
export const namePlaceholders = { child: '[CHILD]', other: '[OTHER CHILD]', person: '[PERSON]' } as const

const namePartPattern = new RegExp(
  String.raw`${spacedLetter}+|\p{Script=Han}+|(?:(?!${spacedLetter}|\p{Script=Han})[^\s\p{P}])+`,
  'gu',
)
const hanPattern = /\p{Script=Han}/u

// They are part of names such as "Ana de la Cruz", but also of every sentence.
const particles: ReadonlySet<string> = new Set(
  'da de del den der di do dos du el la las le los the van von y'.split(' '),
)

const countCharacters = (text: string) => Array.from(text.normalize('NFC')).length

// 张小明 is called 小明.
const toGivenName = (part: string) =>
  hanPattern.test(part) && countCharacters(part) > 2 ? Array.from(part).slice(-2).join('') : part

const isName = (part: string): boolean =>
  countCharacters(part) > 1 && /\p{L}/u.test(part) && !particles.has(part.toLowerCase())

/** Returns the ways in which a name may be written: "Mia Sofía" is called Mia, too. */
const listNameForms = (name: string): string[] => {
  const whole = removeAccents(name)
  const parts = (whole.match(namePartPattern) ?? []).flatMap((part) => [part, toGivenName(part)])
  return [...new Set([whole, ...parts.filter(isName)])]
}

// Chinese keyboards type full-width letters.
const decomposeLetters = (text: string) =>
  text.replaceAll(/\p{L}/gu, (letter) => letter.normalize('NFKD')).normalize('NFD')

/** What a family calls its children, and the names of the family and its members. */
export interface KnownNames {
  name: string
  siblings: readonly string[]
  aliases?: readonly string[]
  siblingAliases?: readonly string[]
  memberNames?: readonly string[]
}

/** Replaces the names and nicknames of the children and the names of members, also parts of them, with placeholders. */
export const replaceNames = (
  text: string,
  { name, siblings, aliases = [], siblingAliases = [], memberNames = [] }: KnownNames,
) => {
  const toReplacements = (names: readonly string[], placeholder: string) =>
    names.flatMap(listNameForms).map((form) => ({ form, placeholder }))
  // The longest first, so that no part of a name is left.
  const replacements = [
    ...toReplacements([name, ...aliases], namePlaceholders.child),
    ...toReplacements([...siblings, ...siblingAliases], namePlaceholders.other),
    ...toReplacements(memberNames, namePlaceholders.person),
  ].toSorted((a, b) => b.form.length - a.form.length)
  const plain = decomposeLetters(text.replaceAll(/\[(?:(?:OTHER )?CHILD|PERSON)\]/gi, ''))
  return replacements
    .reduce((result, { form, placeholder }) => result.replace(createFormPattern(form), placeholder), plain)
    .normalize('NFC')
}

// Models do not copy a placeholder exactly.
const childPlaceholder = /[[［【]\s*CHILD\s*[\]］】]/gi
const otherPlaceholder = /[[［【]\s*OTHER\s+CHILD\s*[\]］】]/gi
const anyPlaceholder = /[[［【]\s*(?:OTHER\s+CHILD|PERSON)\s*[\]］】]/gi

/** Replaces the child's placeholder with its name, and those of others with an ellipsis. */
export const restoreName = (text: string, name: string): string =>
  text.replaceAll(childPlaceholder, () => name).replaceAll(anyPlaceholder, '…')

/** Returns a pattern of the names of one child, and of their parts, as people write them. */
export const createNamePattern = (names: readonly string[]): RegExp => {
  const forms = names.flatMap(listNameForms).toSorted((a, b) => b.length - a.length)
  return new RegExp(forms.map((form) => createFormPattern(form).source).join('|'), 'iu')
}

/** Replaces the placeholders of children with their names; returns null where it is not sure who is meant. */
export const restoreNames = (
  text: string,
  { name, siblings }: Pick<KnownNames, 'name' | 'siblings'>,
): string | null => {
  const [sibling] = siblings
  const known = siblings.length === 1 && sibling !== undefined ? text.replaceAll(otherPlaceholder, () => sibling) : text
  return known.search(anyPlaceholder) >= 0 ? null : restoreName(known, name)
}
