import type { Concept, RecordIntentId } from './record-intents.ts'
import type { RecordMessage } from './record-message.ts'

/** When a question asks for something: it has words of all these meanings (of a list: of one of them). */
export interface RecordRule {
  intent: RecordIntentId
  all: readonly (Concept | readonly Concept[])[]
  none?: readonly Concept[]
  /** Whether it must name a period. */
  hasPeriod?: boolean
  /** Whether that period must have a beginning. */
  isBounded?: boolean
  /** Whether it must set two periods side by side. */
  isComparison?: boolean
  /** Whether it comes before what a model has learned. */
  isSure?: boolean
  /** Whether it must have no other words. */
  isPlain?: boolean
  /** Whether it must have a question mark, or the words of a question that is answered with yes or no. */
  isQuestion?: boolean
  /** Whether it must ask for a promise, instead of telling of one. */
  asksPromise?: boolean
  /** Whether the names in it may be those of members. */
  isOfMembers?: boolean
  /** Whether it must have words of no meaning in the lists, which may name an entry. */
  hasOtherWords?: boolean
  /** Whether it counts only if it names an entry of the family. */
  needsThing?: boolean
}

/** In the order of precedence. */
const rules: readonly RecordRule[] = [
  { intent: 'badges', all: ['badge', 'next', 'owned'], none: ['promised'], isPlain: true },
  { intent: 'badge-next', all: ['badge', 'next'], none: ['promised'], isPlain: true },
  { intent: 'badges', all: ['badge', ['ask', 'howMany', 'have']], isPlain: true },
  { intent: 'badges', all: ['badge'], isPlain: true },
  { intent: 'promised', all: ['promised', ['ask', 'have', 'afford']], isPlain: true },
  { intent: 'promised', all: ['promised'], asksPromise: true },
  { intent: 'afford', all: ['ranks', ['afford', 'get', 'nearest', 'price']], needsThing: true, isSure: true },
  { intent: 'afford', all: ['affordable'], none: ['why'], isPlain: true },
  { intent: 'count', all: ['ranks'], none: ['trend', 'points'], hasPeriod: true, needsThing: true, isSure: true },
  { intent: 'summary', all: ['ranks'], hasPeriod: true, isSure: true },
  { intent: 'summary', all: ['ranks', 'trend'], isSure: true },
  { intent: 'balance', all: ['ranks', 'points'], isPlain: true },
  { intent: 'birthday', all: ['birthday', ['when', 'ask', 'howMany']], none: ['howOld'], isPlain: true },
  { intent: 'birthday', all: ['birthday'], isPlain: true },
  { intent: 'age', all: ['howOld'], isPlain: true },
  {
    intent: 'last-recorded',
    all: ['last', ['recorded', 'whoDid']],
    none: ['howOften'],
    isPlain: true,
    isOfMembers: true,
  },
  { intent: 'recorded', all: ['whenLast'], none: ['why', 'mood'], needsThing: true, isSure: true },
  { intent: 'recorded', all: ['whoDid', ['points', 'recorded', 'habit', 'badge', 'promised']], isOfMembers: true },
  { intent: 'recorded', all: ['whoDid'], hasPeriod: true, isOfMembers: true },
  {
    intent: 'recorded',
    all: ['recorded', 'ask'],
    hasPeriod: true,
    none: ['habit', 'points', 'howOften'],
    isOfMembers: true,
  },
  { intent: 'falling', all: ['spent', ['howMany', 'ask', 'points']], hasPeriod: true, isPlain: true },
  { intent: 'falling', all: ['points', 'fell', 'why'], isPlain: true },
  { intent: 'falling', all: ['fell', 'why', 'have'], none: ['habit', 'streak', 'badge', 'mood'], isPlain: true },
  { intent: 'falling', all: ['points', 'fell', ['howMany', 'ask']], hasPeriod: true, isPlain: true },
  { intent: 'moods', all: ['mood', 'weather', ['ask', 'howWas', 'compare', 'howMany', 'past']], isPlain: true },
  { intent: 'moods', all: ['mood', 'weather'], hasPeriod: true },
  { intent: 'moods', all: ['mood', 'weather'], isQuestion: true },
  { intent: 'moods', all: ['howWas', 'weather'], none: ['points', 'habit'], isPlain: true },
  {
    intent: 'afford',
    all: ['afford', 'can'],
    none: ['why', 'streak', 'habit', 'badge'],
    needsThing: true,
    isSure: true,
  },
  {
    intent: 'best',
    all: [
      ['howMany', 'afford'],
      ['price', 'next', 'nearest'],
    ],
    needsThing: true,
    none: ['badge'],
  },
  { intent: 'afford', all: ['afford', 'can'], none: ['why', 'streak', 'habit', 'badge'] },
  { intent: 'afford', all: ['points', 'howMany', 'price'], needsThing: true },
  { intent: 'afford', all: ['whenGet', 'get'], needsThing: true },
  { intent: 'afford', all: ['afford', 'price'], needsThing: true },
  { intent: 'afford', all: ['get', 'points', 'howMany'], none: ['past'], needsThing: true },
  { intent: 'habit-ended', all: ['streak', 'ended', ['when', 'ask', 'did', 'why']] },
  { intent: 'habit-streak', all: ['streak', ['howMany', 'ask', 'which', 'have']] },
  { intent: 'habit-streak', all: ['streak'], isPlain: true },
  { intent: 'habit-weakest', all: ['habit', 'weakest'], isPlain: true },
  { intent: 'habit-nearest', all: ['habit', 'nearest'], isPlain: true },
  {
    intent: 'summary',
    all: [['compare', 'trend', 'best']],
    isComparison: true,
    hasOtherWords: true,
    needsThing: true,
    isSure: true,
  },
  {
    intent: 'summary',
    all: ['trend', ['ask', 'going', 'howWas', 'past']],
    none: ['mood', 'compare'],
    hasOtherWords: true,
    needsThing: true,
    isSure: true,
  },
  { intent: 'missed', all: ['everyDay', ['did', 'past', 'ask']], needsThing: true, isSure: true },
  { intent: 'missed', all: ['undone', ['howMany', 'howOften', 'ask', 'did']], needsThing: true, isSure: true },
  { intent: 'missed', all: ['missed', ['howMany', 'howOften', 'ask', 'did']], needsThing: true },
  { intent: 'mood-day', all: ['mood', 'superlative'], none: ['howOften'], isPlain: true },
  { intent: 'moods', all: ['mood', ['ask', 'howWas', 'compare', 'howMany']], isPlain: true },
  { intent: 'moods', all: ['mood'], hasPeriod: true, isPlain: true },
  { intent: 'best', all: ['best', ['ask', 'have']], none: ['habit', 'mood'], needsThing: true },
  {
    intent: 'best',
    all: ['trend', ['ask', 'going', 'howWas']],
    none: ['habit', 'mood', 'compare'],
    needsThing: true,
    isSure: true,
  },
  {
    intent: 'best',
    all: ['trend'],
    none: ['habit', 'mood', 'compare'],
    isQuestion: true,
    needsThing: true,
    isSure: true,
  },
  {
    intent: 'best',
    all: ['superlative', ['ask', 'past']],
    none: ['habit', 'mood', 'ranks', 'howOften'],
    needsThing: true,
  },
  { intent: 'habit-best', all: ['habit', 'best'], none: ['weakest', 'streak', 'compare'], isPlain: true },
  { intent: 'habits', all: ['habit', ['going', 'howWas', 'howMany', 'ask', 'have']], isPlain: true },
  { intent: 'habits', all: ['howWas'], none: ['mood', 'points', 'badge'], hasOtherWords: true, needsThing: true },
  {
    intent: 'best',
    all: ['howWas'],
    none: ['mood', 'points', 'badge', 'habit'],
    hasOtherWords: true,
    needsThing: true,
  },
  { intent: 'summary', all: ['praise'], hasPeriod: true },
  { intent: 'summary', all: ['praise'], isPlain: true },
  { intent: 'summary', all: [['howWas', 'happened', 'compare']], hasPeriod: true, isPlain: true },
  { intent: 'summary', all: ['points', 'earned'], hasPeriod: true, isPlain: true },
  { intent: 'summary', all: ['points', ['howMany', 'compare']], hasPeriod: true, isBounded: true, isPlain: true },
  { intent: 'count', all: ['howOften'], none: ['unit', 'points', 'price', 'undone'], hasPeriod: true },
  { intent: 'count', all: ['howOften', 'past'], none: ['unit', 'points', 'price', 'undone'], needsThing: true },
  {
    intent: 'count',
    all: ['did'],
    none: ['unit', 'points', 'why'],
    hasPeriod: true,
    isQuestion: true,
    needsThing: true,
  },
  { intent: 'balance', all: ['points', ['howMany', 'have']], isPlain: true },
  { intent: 'balance', all: ['points'], isPlain: true },
]

/** Returns whether a message asks whether something was promised; in Spanish only its question marks tell. */
const isAskedPromise = ({ text, isQuestion, vocabulary }: RecordMessage): boolean =>
  `${isQuestion ? '¿' : ''}${text}`.search(vocabulary.clauses.askedPromise) >= 0

const hasWords = (message: RecordMessage, { all, none = [] }: RecordRule): boolean =>
  all.every((one) => (typeof one === 'string' ? message.has(one) : one.some(message.has))) && !none.some(message.has)

const isAsked = (message: RecordMessage, { isQuestion, asksPromise }: RecordRule): boolean =>
  (isQuestion !== true || message.isQuestion || message.text.search(message.vocabulary.clauses.asksWhether) >= 0) &&
  (asksPromise !== true || isAskedPromise(message))

const hasTime = ({ period, comparison }: RecordMessage, { hasPeriod, isBounded, isComparison }: RecordRule): boolean =>
  (hasPeriod !== true || period !== null) &&
  (isBounded !== true || period?.id !== 'ever') &&
  (isComparison !== true || comparison !== null)

const meets = (message: RecordMessage, rule: RecordRule): boolean =>
  hasWords(message, rule) &&
  hasTime(message, rule) &&
  isAsked(message, rule) &&
  (rule.isPlain !== true || message.terms.length === 0) &&
  (rule.hasOtherWords !== true || message.terms.length > 0)

/** Returns the rules that a question meets, the most specific first; none if it asks for advice. */
export const findRules = (message: RecordMessage): RecordRule[] =>
  message.has('advice') ? [] : rules.filter((rule) => meets(message, rule))
