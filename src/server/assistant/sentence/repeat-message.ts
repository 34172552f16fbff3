import { separateNames } from '#server/assistant/record/who.ts'
import { foldText, hasHan } from '#server/assistant/search/text.ts'

interface NamedChild {
  id: string
  name: string
  aliases: readonly string[]
}

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words around a name that say that the last message holds for that child, too: “oh and Noa too”, “y Noa también”, “Noa也是”. */
const same = {
  latin: toSet(
    'oh and also so did has the same for too as well with it her him please pls ah only just but points point sorry y e tambien lo mismo para a igual con porfa solo pero puntos perdon',
  ),
  han: /^(?:还有|一样|同样|对了|加上|也|是|和|跟|呢|的|了|哦|给|只|分)*$/u,
}

/** Words that correct the points of the last message: “sorry, it was 3”, “perdón eran 3, no 5”, “不对，3分”. */
const correction = {
  latin: toSet(
    'oh ah sorry wait no oops ups perdon ay ok actually i mean meant it was were thats make that should be only just points point digo era eran son fueron solo puntos',
  ),
  han: /^(?:不对|不是|错了|等等|应该|改成|哦|是|改|给|只|分)+$/u,
}

const consistsOf = (text: string, { latin, han }: typeof same): boolean =>
  text.split(' ').every((word) => word === '' || latin.has(word) || (hasHan(word) && han.test(word)))

/** What may follow without saying anything else: “…, no 5”, “…, he mostly watched”. */
const tail =
  /[\s,;.]+(?:no|not) \d{1,3}(?: points?| puntos?)?[\s.!]*$|[,;.]\s*(?:he|she|they) (?:mostly|only|just) (?:watched|helped|looked)[\s.!]*$/u

const asks = /[?？¿]|\b(?:what|how|why|when|should|can|que|como|por que|cuando)\b|怎么|什么|为什么|吗/u

const number = /\d{1,3}/u

/** The points of the last message: a number with its unit, or “each”, or “anota 5 a Leo”; other numbers are minutes, or pages. */
const points = /\d{1,3}(?=\s*(?:points?|pts?|puntos?|分(?!钟)|each\b))|(?<=\b(?:apunta|anota|ponle?|dale)\s)\d{1,3}\b/iu

/** Returns a message with other points. */
const withPoints = (previous: string, said: string | undefined): string => {
  if (said === undefined) return previous
  return points.test(previous)
    ? previous.replace(points, said)
    : `${previous}${hasHan(previous) ? `，${said}分` : `, ${said} points`}`
}

/** Words for several children. */
const several =
  /\b(?:all (?:three|two|four|of them)|both(?: of them)?|they (?:all|both)|the kids|everyone)\b|(?<!\p{L})(?:los (?:tres|dos)|l[oa]s niñ[oa]s|tod[oa]s|amb[oa]s)(?!\p{L})|(?:两个|三个)(?:孩子|娃)?都?|孩子们都?/iu

/** Returns a message with another child; null if it names several. */
const withName = (previous: string, child: NamedChild, children: readonly NamedChild[]): string | null => {
  const { ids } = separateNames(foldText(previous), children)
  if (ids.length > 1) return null
  const before = children.find(({ id }) => id === ids[0])
  const names = before ? [before.name, ...before.aliases].toSorted((a, b) => b.length - a.length) : []
  const written = names.map((name) => RegExp.escape(name)).join('|')
  const again = previous
    .replace(several, child.name)
    .replace(
      new RegExp(String.raw`(?<![\p{Script=Latin}\p{N}])(?:${written || '$^'})(?![\p{Script=Latin}\p{N}])`, 'giu'),
      child.name,
    )
  if (again !== previous || ids.length > 0) return again
  return hasHan(previous) ? `${child.name}${previous}` : `${child.name} ${previous}`
}

/**
 * Returns the previous message as a new one changes it: with the child that it names, the points that it says, or both; null if the new
 * message says anything else.
 */
export const repeatMessage = (message: string, previous: string, children: readonly NamedChild[]): string | null => {
  const folded = foldText(message)
  if (asks.test(folded)) return null
  const changes = folded.replace(tail, '')
  const said = number.exec(changes)?.[0]
  const { ids, rest } = separateNames(changes.replace(/[^\p{L}]+/gu, ' ').trim(), children)
  const [only, ...others] = ids
  if (only === undefined)
    return said !== undefined && rest !== '' && consistsOf(rest, correction) ? withPoints(previous, said) : null
  const child = children.find(({ id }) => id === only)
  if (!child || others.length > 0 || !consistsOf(rest, same)) return null
  const again = withName(previous, child, children)
  return again === null ? null : withPoints(again, said)
}
