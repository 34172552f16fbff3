import { separateNames } from '#server/assistant/record/who.ts'
import { foldText, hasHan } from '#server/assistant/search/text.ts'

interface NamedChild {
  id: string
  name: string
  aliases: readonly string[]
}

/** Words around a name that say that what was told holds for that child, too: “oh and Noa too”, “y Noa también”, “Noa也是”. */
const same =
  /^(?:oh|and|also|so|did|has|the|same|for|too|as|well|with|it|her|him|please|pls|ah|only|just|but|points?|sorry|y|e|tambien|lo|mismo|para|a|igual|con|porfa|solo|pero|puntos?|perdon|还有|也|是|一样|同样|和|跟|呢|的|了|哦|对了|给|加上|只|分)*$/u

/** Words that correct the points of what was told: “sorry, it was 3”, “perdón eran 3, no 5”, “不对，3分”. */
const correction =
  /^(?:oh|ah|sorry|wait|no|oops|ups|perdon|ay|ok|actually|i mean|meant|it|was|were|thats|make|that|should|be|only|just|points?|digo|eran?|son|fueron|solo|puntos?|不对|不是|错了|等等|哦|应该|是|改成|改|给|只|分)*$/u

const numbers = /\d{1,3}/u
const points = /\d{1,3}(?=\s*(?:points?|pts?|puntos?|分)|\s+each\b)|\b\d{1,3}(?!.*\d)/iu

/** Returns the first number of a message, and the letters up to the end of its clause; without a number those of the first clause. */
const readChange = (message: string) => {
  const clauses = foldText(message).split(/[,.;!，。；！]|\bno (?=\d)/u)
  const at = clauses.findIndex((clause) => numbers.test(clause))
  const words = clauses.slice(0, Math.max(0, at) + 1).join(' ')
  return { number: numbers.exec(clauses[at] ?? '')?.[0], words: words.replace(/[^\p{L}]+/gu, ' ').trim() }
}

/** Returns what was told with other points. */
const withPoints = (told: string, number: string | undefined): string => {
  if (number === undefined) return told
  return points.test(told)
    ? told.replace(points, number)
    : `${told}${hasHan(told) ? `，${number}分` : `, ${number} points`}`
}

/** Words for several children of whom something was told. */
const several =
  /\b(?:all (?:three|two|four|of them)|both(?: of them)?|they (?:all|both)|the kids|everyone)\b|(?<!\p{L})(?:los (?:tres|dos)|l[oa]s niñ[oa]s|tod[oa]s|amb[oa]s)(?!\p{L})|(?:两个|三个)(?:孩子|娃)?都?|孩子们都?/iu

const withName = (told: string, child: NamedChild, children: readonly NamedChild[]): string => {
  const others = children.filter(({ id }) => id !== child.id).flatMap(({ name, aliases }) => [name, ...aliases])
  const pattern = new RegExp(others.map((name) => RegExp.escape(name)).join('|') || '$^', 'giu')
  const again = told.replace(several, child.name).replace(pattern, child.name)
  if (again !== told || separateNames(foldText(told), children).ids.length > 0) return again
  return hasHan(told) ? `${child.name}${told}` : `${child.name} ${told}`
}

/**
 * Returns what was told before as a message changes it: told of the child that it names, with the points that it says, or both; null if the
 * message says anything else.
 */
export const tellAgain = (message: string, told: string, children: readonly NamedChild[]): string | null => {
  const { number, words } = readChange(message)
  const { ids, rest } = separateNames(words, children)
  const [only, ...others] = ids
  const plain = rest.replaceAll(' ', '')
  if (only === undefined) return number !== undefined && correction.test(plain) ? withPoints(told, number) : null
  const child = children.find(({ id }) => id === only)
  if (!child || others.length > 0 || !same.test(plain)) return null
  return withPoints(withName(told, child, children), number)
}
