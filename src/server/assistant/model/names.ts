/** What stands for the child, and for any other child, in what a model gets and gives. */
export const placeholders = { child: '[CHILD]', other: '[OTHER CHILD]' } as const

// Of scripts that put spaces between words and nothing onto a name; where in doubt, too much is hidden.
const letter = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]`
const beginsSpaced = new RegExp(`^${letter}`, 'u')
const endsSpaced = new RegExp(`${letter}$`, 'u')

const separators = /[\s\p{P}]+/u
const anySeparators = String.raw`[\s\p{P}]*`

/** What has no accent that could be left out, and is written plainly all the same. */
const alike = new Map([
  ...['oø', 'lł', 'dđ', 'iı'].flatMap((group) => Array.from(group, (sign) => [sign, `[${group}]`] as const)),
  ['ß', '(?:ß|ss)'],
  ['æ', '(?:æ|ae)'],
  ['œ', '(?:œ|oe)'],
])

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const unaccented = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '')

// A letter may be written with its accent or without, and unseen signs may follow it.
const looseSign = (sign: string) =>
  /\p{L}/u.test(sign) ? String.raw`${alike.get(sign.toLowerCase()) ?? sign}[\p{M}\p{Cf}]*` : literal(sign)

// Between the words of a name may be a space, a hyphen or nothing.
const loose = (form: string) => {
  const words = form.split(separators).filter((word) => word !== '')
  if (words.length === 0) return literal(form)
  return words.map((word) => Array.from(word, looseSign).join('')).join(anySeparators)
}

// "Mia" is neither in "Miami" nor in "amiable", but in "Mia5岁了" and in "Mias".
const patternOf = (form: string): RegExp => {
  const before = beginsSpaced.test(form) ? String.raw`(?<!${letter}\p{M}*)` : ''
  const after = endsSpaced.test(form) ? String.raw`(?=s?(?!\p{M}|${letter}))` : ''
  return new RegExp(`${before}${loose(form)}${after}`, 'giu')
}

const partsOf = new RegExp(String.raw`${letter}+|\p{Script=Han}+|(?:(?!${letter}|\p{Script=Han})[^\s\p{P}])+`, 'gu')
const isHan = /\p{Script=Han}/u

const lengthOf = (text: string) => Array.from(text.normalize('NFC')).length

// 张小明 is called 小明.
const calledOf = (part: string) => (isHan.test(part) && lengthOf(part) > 2 ? Array.from(part).slice(-2).join('') : part)

/** How a name may be written: "Mia Sofía" is called Mia as well. */
const formsOf = (name: string): string[] => {
  const whole = unaccented(name)
  const parts = (whole.match(partsOf) ?? []).flatMap((part) => [part, calledOf(part)])
  return [...new Set([whole, ...parts.filter((part) => lengthOf(part) > 1 && /\p{L}/u.test(part))])]
}

// Letters of full width are those of a Chinese keyboard.
const plainLetters = (text: string) => text.replaceAll(/\p{L}/gu, (sign) => sign.normalize('NFKD')).normalize('NFD')

/** A text in which placeholders stand for the names of children. */
export const withoutNames = (
  text: string,
  { name, siblings }: { name: string; siblings: readonly string[] },
): string => {
  // The longest is looked for first, so that nothing of it is left.
  const stands = [
    ...formsOf(name).map((form) => ({ form, instead: placeholders.child })),
    ...siblings.flatMap(formsOf).map((form) => ({ form, instead: placeholders.other })),
  ].toSorted((a, b) => b.form.length - a.form.length)
  const plain = plainLetters(text.replaceAll(/\[(?:OTHER )?CHILD\]/gi, ''))
  return stands.reduce((left, { form, instead }) => left.replace(patternOf(form), instead), plain).normalize('NFC')
}

/** A model's text with the child's name where its placeholder stood; nobody is put in for another child. */
export const withName = (text: string, name: string): string =>
  text.replaceAll(placeholders.child, () => name).replaceAll(placeholders.other, '…')
