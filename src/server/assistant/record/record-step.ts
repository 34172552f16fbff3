import type { Answer } from '#server/assistant/answer.ts'
import { hasBegun } from '#server/assistant/follow-up/conversation.ts'
import { listLanguagesToSearch } from '#server/assistant/search/find-topic.ts'
import { answerRecordQuestion, answerStranger, type RecordRequest } from './answer-record-question.ts'
import { answerRecordFollowUp } from './record-follow-up.ts'
import { findChildren } from './find-children.ts'
import { normalizeQuestion, readRecordMessage, type RecordMessage } from './record-message.ts'
import { classifyQuestion, type ClassifiedQuestion } from './classify-question.ts'
import { wordsOf, type Concept, type RecordIntentId } from './record-intents.ts'
import { findRules, type RecordRule } from './rules.ts'
import { findStranger } from './who.ts'

/** Longer messages tell something; questions about the record are short. */
const maxLength = 240

interface Candidate {
  intent: RecordIntentId
  needsThing: boolean
  isLearned: boolean
}

/**
 * Up to which probability of being none a question is what the model says: with and without a word of that meaning, while a topic is talked
 * about, if it seems to ask for advice, and if a rule says something else; up to which one a rule holds that allows many other words, and few;
 * that surely asks for an entry.
 */
const maxNone = {
  learned: 0.75,
  learnedWithWord: 0.92,
  inConversation: 0.4,
  againstAdvice: 0.1,
  againstRule: 0.2,
  rule: 0.97,
  ruleWithThing: 0.995,
  ruleWithFewWords: 0.998,
  sureRuleWithThing: 0.9995,
}
/** How sure the model must be of one meaning among all. */
const minShare = 0.4
const maxOtherTerms = 3

/** Meanings of words with which questions begin. */
const questionWords: readonly Concept[] = [
  'ask',
  'howMany',
  'howOften',
  'when',
  'why',
  'howWas',
  'whoDid',
  'can',
  'which',
  'points',
]

const isAsking = (read: RecordMessage): boolean =>
  read.isQuestion ||
  questionWords.some((concept) => read.has(concept)) ||
  read.text.search(read.vocabulary.concepts.past) === 0

/** Returns whether a message may tell when something happens, instead of asking for a reward. */
const tellsWhen = (intent: RecordIntentId, { has, isQuestion }: RecordMessage): boolean =>
  intent === 'afford' && !isQuestion && has('when') && !(['whenGet', 'afford', 'howMany'] as const).some(has)

/** Returns whether the model says surely enough what a question asks for. */
const isSurelyLearned = (
  { intent, probability, none }: ClassifiedQuestion,
  read: RecordMessage,
  { context }: RecordRequest,
): boolean => {
  if (probability < (1 - none) * minShare) return false
  if (context && hasBegun(context) && none >= maxNone.inConversation) return false
  const hasWord = wordsOf[intent].some((concept) => read.has(concept))
  if (intent === 'promised' && read.has('advice')) return false
  if (read.has('advice') || tellsWhen(intent, read) || !(hasWord || isAsking(read))) return none < maxNone.againstAdvice
  return none < (hasWord ? maxNone.learnedWithWord : maxNone.learned)
}

/** What parents tell of more often than they ask. */
const oftenTold: readonly RecordIntentId[] = ['moods', 'habits']

/** Returns whether a rule holds that the model doubts: an entry that is named counts much, and a question with few other words. */
const isKept = (rule: RecordRule, { terms }: RecordMessage, none: number): boolean => {
  const { intent, isPlain, needsThing, isSure, asksPromise } = rule
  if (isPlain === true) return !oftenTold.includes(intent) || none < maxNone.rule
  if (asksPromise === true) return true
  if (terms.length <= maxOtherTerms && none < maxNone.ruleWithFewWords) return true
  if (needsThing !== true) return none < maxNone.rule
  return none < (isSure === true ? maxNone.sureRuleWithThing : maxNone.ruleWithThing)
}

/** Returns whether a rule needs nothing but the word for points, which may also be taken away for what is talked about. */
const isBarePoints = ({ intent, all }: RecordRule): boolean => intent === 'balance' && all.length === 1

/** What the model may say although a rule says something more general. */
const generalOf: Readonly<Partial<Record<RecordIntentId, readonly (RecordIntentId | undefined)[]>>> = {
  'habit-best': ['habits', 'birthday'],
  missed: ['count', 'habits', 'summary'],
  afford: ['balance', 'count', 'last-recorded'],
  falling: ['recorded', 'last-recorded', 'balance', 'summary'],
  moods: ['recorded', 'last-recorded'],
}

const isCountOfThing = (rule: RecordRule | undefined): boolean => rule?.intent === 'count' && rule.needsThing === true

const isDecided = (rule: RecordRule | undefined): boolean => rule?.isPlain === true || rule?.isSure === true

/** Returns whether a question asks who did something, and then why. */
const asksWhoFirst = ({ text, vocabulary: { concepts } }: RecordMessage): boolean =>
  text.search(concepts.whoDid) < text.search(concepts.why)

/** Returns whether a question has other words than what the model says would be asked with. */
const lacksWords = (intent: RecordIntentId, { has }: RecordMessage): boolean =>
  (intent === 'missed' && !has('missed')) || (intent === 'falling' && has('earned') && !has('fell') && !has('spent'))

/** Returns whether what the model says comes before the rules, of which the first is given. */
const isModelFirst = (
  { intent, none }: ClassifiedQuestion,
  first: RecordRule | undefined,
  read: RecordMessage,
): boolean => {
  if (none >= maxNone.againstRule || lacksWords(intent, read)) return false
  // What is named is more than a period; if it is no entry of the family, the rule does not hold.
  if (isCountOfThing(first) && intent === 'summary') return false
  const asksWho = read.has('whoDid') && (!read.has('why') || asksWhoFirst(read))
  if (generalOf[intent]?.includes(first?.intent) === true && !asksWho) return true
  return read.terms.length > 0 && !isDecided(first)
}

/** Returns what a question may ask for, the most likely first: by the rules, and by what a model has learned. */
const listCandidates = (read: RecordMessage, request: RecordRequest): Candidate[] => {
  const byRules = findRules(read)
  const toCandidate = ({ intent, needsThing = false }: RecordRule) => ({ intent, needsThing, isLearned: false })
  const found = classifyQuestion(read.text)
  const learned = isSurelyLearned(found, read, request)
    ? [{ intent: found.intent, needsThing: false, isLearned: true }]
    : []
  const isTopic = request.context !== undefined && hasBegun(request.context)
  const kept = byRules.filter((rule) => isKept(rule, read, found.none) && !(isTopic && isBarePoints(rule)))
  // Rules for the same thing look it up once.
  const rules = [...Map.groupBy(kept, ({ intent, needsThing }) => `${intent} ${needsThing === true}`).values()]
    .flatMap((same) => same.slice(0, 1))
    .map(toCandidate)
  return isModelFirst(found, byRules[0], read) ? [...learned, ...rules] : [...rules, ...learned]
}

/** Returns the reward that the conversation is about, which another one may be put before; null for other questions. */
const findFormerReward = (intent: RecordIntentId, { context }: RecordRequest): string | null =>
  intent === 'afford' && context?.record?.intent === 'afford' ? (context.record.thing ?? null) : null

const answerRead = async (read: RecordMessage, request: RecordRequest): Promise<Answer | null> => {
  for (const { intent, needsThing, isLearned } of listCandidates(read, request)) {
    const children = findChildren(read, intent, request)
    if (!children) continue
    const thing = findFormerReward(intent, request)
    const question = { intent, children, period: read.period, message: read, thing, needsThing, isLearned }
    const answer = await answerRecordQuestion(question, request)
    if (answer) return answer
  }
  return null
}

/** Returns whether a word is in the title of a habit or a challenge of the family, which may begin with a capital letter. */
const isInTitle = async (word: string, { lookUp }: RecordRequest): Promise<boolean> => {
  const ids = lookUp.children.map(({ id }) => id)
  const things = [...(await lookUp.listHabits(ids)), ...(await lookUp.listSkills(ids))]
  const folded = normalizeQuestion(word)
  return things.some(({ title }) => normalizeQuestion(title).split(' ').includes(folded))
}

/** Returns the name in a question about the record that is no child's; null if there is none. */
const findStrangerIn = async (read: RecordMessage, request: RecordRequest): Promise<string | null> => {
  const { message, lookUp } = request
  if (read.named.length > 0) return null
  const stranger = findStranger(read)
  if (stranger === null) return null
  const without = readRecordMessage(
    message.replaceAll(new RegExp(stranger, 'giu'), ' '),
    read.language,
    lookUp.children,
    lookUp,
  )
  const isAboutChild = findRules(without).some(
    ({ needsThing, isOfMembers }) => needsThing !== true && isOfMembers !== true,
  )
  return isAboutChild && !(await isInTitle(stranger, request)) ? stranger : null
}

/** Answers a question about the family's own record; null for all others. */
export const answerFromRecord = async (request: RecordRequest): Promise<Answer | null> => {
  if (request.message.length > maxLength) return null
  const languages = listLanguagesToSearch(request.message, request.language)
  for (const language of languages) {
    const followUp = await answerRecordFollowUp(language, request)
    if (followUp) return followUp
    const read = readRecordMessage(request.message, language, request.lookUp.children, request.lookUp)
    const stranger = await findStrangerIn(read, request)
    if (stranger !== null) return answerStranger(stranger, request)
    const answer = await answerRead(read, request)
    if (answer) return answer
  }
  return null
}
