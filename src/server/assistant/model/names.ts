import { isHan } from '#server/assistant/search/fold.ts'

/** What stands for the child, and for any other child, in what a model gets and gives. */
export const placeholders = { child: '[CHILD]', other: '[OTHER CHILD]' } as const

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

// A letter may be written with its accent or without; between the words of a name may be any space.
const loose = (name: string) =>
  Array.from(name.normalize('NFD').replace(/\p{M}/gu, ''), (sign) =>
    /\s/.test(sign) ? String.raw`\s+` : /\p{L}/u.test(sign) ? String.raw`${sign}\p{M}*` : literal(sign),
  ).join('')

const patternOf = (name: string): RegExp =>
  isHan(name)
    ? new RegExp(loose(name), 'giu')
    : new RegExp(String.raw`(?<![\p{L}\p{N}\p{M}])${loose(name)}(?![\p{L}\p{N}\p{M}])`, 'giu')

// "Mia Sofía" is called Mia as well; the longest is looked for first, so that nothing of it is left.
const formsOf = (name: string): string[] =>
  [...new Set([name, ...name.split(/\s+/)])]
    .filter((form) => Array.from(form).length > 1 || form === name)
    .toSorted((a, b) => b.length - a.length)

/** A text in which placeholders stand for the names of children. */
export const withoutNames = (
  text: string,
  { name, siblings }: { name: string; siblings: readonly string[] },
): string => {
  const stands = [
    ...formsOf(name).map((form) => ({ form, instead: placeholders.child })),
    ...siblings.flatMap(formsOf).map((form) => ({ form, instead: placeholders.other })),
  ].toSorted((a, b) => b.form.length - a.form.length)
  const plain = text.replaceAll(/\[(?:OTHER )?CHILD\]/gi, '').normalize('NFD')
  return stands.reduce((left, { form, instead }) => left.replace(patternOf(form), instead), plain).normalize('NFC')
}

/** A model's text with the child's name where its placeholder stood; nobody is put in for another child. */
export const withName = (text: string, name: string): string =>
  text.replaceAll(placeholders.child, () => name).replaceAll(placeholders.other, '…')
