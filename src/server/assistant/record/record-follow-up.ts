import type { Locale } from '#shared/locale/locale.ts'
import type { Answer } from '#server/assistant/answer.ts'
import { answerRecordQuestion, answerStranger, type RecordRequest } from './answer-record-question.ts'
import { findChildren, toChildren, type Children } from './find-children.ts'
import { comparesWithBefore, findEllipticIntent, says, withoutTerms } from './elliptic-follow-up.ts'
import { createPeriod, findIdBefore, type Period } from './period.ts'
import { isRecordIntent, type RecordIntentId } from './record-intents.ts'
import { readRecordMessage, type RecordMessage } from './record-message.ts'
import { findRules } from './rules.ts'
import { findStranger } from './who.ts'

const maxLength = 60

/** What a conversation is about, checked: it comes from the client. */
interface Former {
  intent: RecordIntentId
  period: Period | null
  thing: string | null
  children: Children
}

const readFormer = ({ context, lookUp }: RecordRequest): Former | null => {
  if (!context?.record || context.topic !== undefined || !isRecordIntent(context.record.intent)) return null
  const { intent, period, thing } = context.record
  const ofContext = lookUp.children.filter(({ id }) => context.childId === undefined || id === context.childId)
  const children = toChildren(ofContext) ?? toChildren(lookUp.children)
  return (
    children && {
      intent,
      period: period === undefined ? null : createPeriod(period, lookUp),
      thing: thing ?? null,
      children,
    }
  )
}

/** Returns a message without the words that lead to it, such as "and" and "what about". */
const removeLeadIn = (message: RecordMessage): string => {
  const text = message.text.replace(/呢$/u, '')
  const [found] = [...text.matchAll(message.vocabulary.concepts.and)]
  return found?.index === 0 ? text.slice(found[0].length).trim() : text
}

const intentsWithoutPeriod: readonly RecordIntentId[] = [
  'balance',
  'afford',
  'habits',
  'habit-nearest',
  'habit-streak',
  'habit-ended',
  'best',
  'badges',
  'badge-next',
  'promised',
  'birthday',
  'age',
]

const intentsWithThing: readonly RecordIntentId[] = ['afford', 'count', 'missed', 'best', 'habit-streak', 'habit-ended']

/** Questions that may be about one entry, or about none. */
const intentsWithOrWithoutThing: readonly RecordIntentId[] = ['habits', 'summary']

const isOfThing = ({ intent, thing }: Former): boolean =>
  intentsWithThing.includes(intent) || (thing !== null && intentsWithOrWithoutThing.includes(intent))

const isAboutPoints = (intent: RecordIntentId): boolean =>
  intent === 'balance' || intent === 'summary' || intent === 'falling'

const isAboutHabits = (intent: RecordIntentId): boolean => intent.startsWith('habit')

/** Returns what a follow-up asks for, or null if it asks for nothing new. */
const findIntent = (message: RecordMessage, former: Former): RecordIntentId | null => {
  const { intent } = former
  if (message.terms.length > 0) return isOfThing(former) ? intent : null
  if (message.has('why')) return isAboutPoints(intent) ? 'falling' : isAboutHabits(intent) ? 'habits' : null
  if (message.has('other') || message.has('which'))
    return isAboutHabits(intent) ? 'habits' : intent === 'badge-next' ? 'badges' : intent
  const isOfPeriod = message.period !== null || message.has('before')
  if (isOfPeriod) return intentsWithoutPeriod.includes(intent) ? 'summary' : intent
  return message.named.length > 0 || message.text.search(message.vocabulary.who.everyone) >= 0 ? intent : null
}

/** Returns a period beside the one before, as far as it has one. */
const compareWithBefore = (period: Period, lookUp: RecordRequest['lookUp']): Period => {
  const before = findIdBefore(period, lookUp)
  return (before === null ? null : createPeriod(`${period.id}.${before}`, lookUp)) ?? period
}

/** Returns the period of the conversation beside the one that a message names, or the one before. */
const findCompared = (message: RecordMessage, period: Period, { lookUp }: RecordRequest): Period => {
  if (says(message, 'thanBefore')) return compareWithBefore(period, lookUp)
  const [{ id }, named] = [period, message.period]
  const pair = named && (createPeriod(`${id}.${named.id}`, lookUp) ?? createPeriod(`${named.id}.${id}`, lookUp))
  return pair ?? compareWithBefore(period, lookUp)
}

const findPeriod = (message: RecordMessage, { period }: Former, request: RecordRequest): Period | null => {
  const { lookUp } = request
  if (period && !period.beside && comparesWithBefore(message)) return findCompared(message, period, request)
  if (message.period) return period?.beside ? compareWithBefore(message.period, lookUp) : message.period
  const before = period && message.has('before') ? findIdBefore(period, lookUp) : null
  return before === null ? period : createPeriod(before, lookUp)
}

/** Answers what a message names: a period, a child, an entry. */
const answerNamed = async (
  read: RecordMessage,
  former: Former,
  request: RecordRequest,
  intent: RecordIntentId,
  needsThing = read.terms.length > 0,
): Promise<Answer | null> => {
  const isOfSame = read.named.length === 0 && read.text.search(read.vocabulary.who.everyone) < 0
  const found = isOfSame ? former.children : findChildren(read, intent, request)
  const question = {
    intent,
    period: findPeriod(read, former, request),
    message: read,
    thing: former.thing,
    needsThing,
    isLearned: false,
  }
  return found && answerRecordQuestion({ ...question, children: found }, request)
}

/** Words for the children that the answer before was not about, in lower case without accents: “and the other two?”. */
const otherChildren =
  /^(?:(?:and|so|ok|what about|how about|y|e|pero|那|和) ?)*(?:(?:the )?other (?:one|two|three|kids?|child(?:ren)?|girl|boy)s?|the others|(?:his|her|their) (?:(?:big|little|older|younger) )?(?:brother|sister|sibling)s?|(?:l[oa]s otr[oa]s|los demas|las demas)(?: (?:dos|tres))?|el otro|la otra|su (?:hermano|hermana)|姐姐|哥哥|弟弟|妹妹|老大|老二|其他(?:孩子|人|几个)?|另外(?:一个|两个|几个)?|别的孩子)呢?$/u

const maxAboutOthers = 30

/** Answers the same about the children that the answer before was not about. */
const answerAboutOthers = async (
  read: RecordMessage,
  former: Former,
  request: RecordRequest,
): Promise<Answer | null> => {
  if (read.named.length > 0 || read.original.length > maxAboutOthers || !otherChildren.test(read.text)) return null
  const children = toChildren(request.lookUp.children.filter((one) => !former.children.includes(one)))
  const { intent, period, thing } = former
  const question = { intent, period, message: withoutTerms(read), thing, needsThing: false, isLearned: false }
  return children && answerRecordQuestion({ ...question, children }, request)
}

const maxLedIn = 40
const maxTermsLedIn = 3

/** Returns whether a message has nothing but words that lead to it and a name of something: "and the ice cream?". */
const isLedIn = (read: RecordMessage): boolean =>
  read.original.length <= maxLedIn &&
  removeLeadIn(read) !== read.text &&
  read.period === null &&
  read.terms.length > 0 &&
  read.terms.length <= maxTermsLedIn

/** In which order an entry is looked for that a follow-up names. */
const intentsOfEntries: readonly RecordIntentId[] = ['afford', 'habits', 'best']

/** Answers about the reward, habit or challenge that a follow-up names. */
const answerOtherEntry = async (
  read: RecordMessage,
  former: Former,
  request: RecordRequest,
): Promise<Answer | null> => {
  for (const intent of intentsOfEntries) {
    if (intent === former.intent) continue
    const named = intent === 'afford' ? read : { ...read, terms: read.terms, unknown: '' }
    const answer = await answerNamed(named, { ...former, thing: null }, request, intent)
    if (answer) return answer
  }
  return null
}

/** Answers of what can be counted or bought that there is none. */
const answerNone = async (read: RecordMessage, former: Former, request: RecordRequest): Promise<Answer | null> =>
  former.intent === 'afford' || former.intent === 'count'
    ? answerNamed(read, former, request, former.intent, false)
    : null

/** Answers a follow-up of an answer from the record: a new period, child or entry, "why" or "which"; null for all else. */
export const answerRecordFollowUp = async (language: Locale, request: RecordRequest): Promise<Answer | null> => {
  const former = readFormer(request)
  if (!former || request.message.length > maxLength) return null
  const { children } = request.lookUp
  const read = readRecordMessage(request.message, language, children, request.lookUp)
  const rest = readRecordMessage(removeLeadIn(read), language, children, request.lookUp)
  if (read.has('advice')) return null
  const elliptic = findEllipticIntent(read, former)
  if (elliptic) return answerNamed(withoutTerms(read), former, request, elliptic, false)
  const ofOthers = await answerAboutOthers(read, former, request)
  if (ofOthers) return ofOthers
  if (findRules(rest).length > 0) return null
  const intent = findIntent(read, former)
  const answer = intent && (await answerNamed(read, former, request, intent))
  if (answer) return answer
  const isShort = isLedIn(read)
  const other = isShort ? await answerOtherEntry(read, former, request) : null
  if (other) return other
  const stranger = read.named.length === 0 ? findStranger(read) : null
  if (stranger !== null) return answerStranger(stranger, request)
  return isShort ? answerNone(read, former, request) : null
}
