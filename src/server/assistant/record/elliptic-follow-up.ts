import type { Period } from './period.ts'
import type { RecordIntentId } from './record-intents.ts'
import type { RecordMessage } from './record-message.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What the conversation is about, as far as short follow-ups need it. */
interface Former {
  intent: RecordIntentId
  thing: string | null
  period: Period | null
}

/** Returns whether a message has a clause. */
export const says = ({ text, vocabulary }: RecordMessage, clause: keyof Vocabulary['clauses']): boolean =>
  text.search(vocabulary.clauses[clause]) >= 0

/** Returns whether a message sets what was counted, or told of a period, beside that of an earlier time. */
export const comparesWithBefore = (message: RecordMessage): boolean =>
  message.terms.length === 0 &&
  message.has('compare') &&
  (message.period !== null || message.has('before') || says(message, 'thanBefore'))

/** Returns a message without what could name something or times of its own: it is about what the answer before was about. */
export const withoutTerms = (message: RecordMessage): RecordMessage => ({
  ...message,
  unknown: '',
  terms: [],
  comparison: null,
})

/** The most characters of a Chinese verb that is repeated without its object. */
const maxVerb = 1

const isCountAgain = (message: RecordMessage): boolean =>
  message.has('howOften') &&
  message.named.length > 0 &&
  (message.terms.length === 0 || message.terms.every((term) => term.length <= maxVerb))

/** “How many more then?”, in lower case without accents. */
const asksHowManyMore =
  /^(?:and |so |but )?how (?:many|much) more\b|^(?:y )?cuant[oa]s? (?:mas|le faltan?)\b|^(?:那)?(?:还差|还要)多少/u

/** “Why so few?”, in lower case without accents. */
const asksWhySoFew = /\bso (?:few|little|low)\b|\btan poc[oa]s?\b|(?:这么|那么|才这么)(?:少|低)/u

const isWhySoFew = (message: RecordMessage): boolean => message.has('why') && asksWhySoFew.test(message.text)

type IsFollowUp = (message: RecordMessage, former: Former) => boolean

const isOfThing: IsFollowUp = ({ terms }, { thing }) => thing !== null && terms.length === 0

/** Returns whether a message compares what was counted or told of a period. */
const isComparison: IsFollowUp = (message, { period }) =>
  period !== null && period.id !== 'ever' && comparesWithBefore(message)

/** Returns whether a message asks how far it is to a number: "how many more for 90". */
const isGoal: IsFollowUp = (message, { thing }) =>
  thing !== null &&
  (message.has('howMany') || message.has('afford') || message.has('price')) &&
  /\d/u.test(message.text) &&
  message.terms.every((term) => /^\d+$/u.test(term))

/** When a message is about the same as the answer before. */
const isOfSame: Readonly<Partial<Record<RecordIntentId, IsFollowUp>>> = {
  birthday: (message) => says(message, 'asksDaysLeft'),
  afford: (message, former) =>
    isOfThing(message, former) &&
    (says(message, 'asksDaysLeft') || asksHowManyMore.test(message.text)) &&
    !says(message, 'condition'),
  best: (message, former) =>
    isGoal(message, former) ||
    (isOfThing(message, former) && message.period === null && (says(message, 'asksDay') || message.has('before'))),
  moods: (message) => message.has('weather') && message.terms.length === 0,
  count: (message, { thing }) => thing !== null && isCountAgain(message),
}

/**
 * Returns what a message asks for that is understood only after the answer before: how many days that is, on which day that was, how much that
 * was before; null for all others.
 */
export const findEllipticIntent = (message: RecordMessage, former: Former): RecordIntentId | null => {
  const { intent } = former
  if (isOfSame[intent]?.(message, former) === true) return intent
  if ((intent === 'balance' || intent === 'summary' || intent === 'falling') && isWhySoFew(message)) return 'falling'
  return (intent === 'count' || intent === 'summary') && isComparison(message, former) ? 'summary' : null
}
