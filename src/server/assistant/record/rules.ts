import type { Concept, RecordIntentId } from './record-intents.ts'
import type { RecordMessage } from './record-message.ts'

/** When a question asks for something: it has words of all these meanings (of a list: of one of them). */
export interface RecordRule {
  intent: RecordIntentId
  all: readonly (Concept | readonly Concept[])[]
  none?: readonly Concept[]
  /** Whether it must name a period. */
  hasPeriod?: boolean
  /** Whether it must have no other words. */
  isPlain?: boolean
  /** Whether it counts only if it names an entry of the family. */
  needsThing?: boolean
}

/** In the order of precedence. */
const rules: readonly RecordRule[] = [
  { intent: 'afford', all: ['afford', 'can'], none: ['why'] },
  { intent: 'afford', all: ['points', 'howMany', 'price'], needsThing: true },
  { intent: 'afford', all: ['when', 'get'], needsThing: true },
  { intent: 'summary', all: [['howWas', 'happened', 'compare']], hasPeriod: true, isPlain: true },
  { intent: 'summary', all: ['points', ['earned', 'howMany', 'compare']], hasPeriod: true, isPlain: true },
  { intent: 'balance', all: ['points', ['howMany', 'have']], isPlain: true },
  { intent: 'balance', all: ['points'], isPlain: true },
]

const meets = (message: RecordMessage, { all, none = [], hasPeriod, isPlain }: RecordRule): boolean =>
  all.every((one) => (typeof one === 'string' ? message.has(one) : one.some(message.has))) &&
  !none.some(message.has) &&
  (hasPeriod !== true || message.period !== null) &&
  (isPlain !== true || message.terms.length === 0)

/** Returns the rules that a question meets, the most specific first; none if it asks for advice. */
export const findRules = (message: RecordMessage): RecordRule[] =>
  message.has('advice') ? [] : rules.filter((rule) => meets(message, rule))
