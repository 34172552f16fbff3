import type { ChatContext } from '#shared/assistant/context.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { createTextAnswer, type Answer } from '#server/assistant/answer.ts'
import { listLanguagesToSearch } from '#server/assistant/search/find-topic.ts'
import { answerByIntent } from './intents/answer-intent.ts'
import type { RecordIntentId } from './record-intents.ts'
import type { RecordChild, RecordLookUp } from './record-look-up.ts'
import { readRecordMessage, type RecordMessage } from './record-message.ts'
import type { RecordAnswer, RecordQuestion } from './record-question.ts'
import { createRecordTexts } from './record-texts.ts'
import { findRules } from './rules.ts'
import { findStranger } from './who.ts'

/** A typed message, as far as questions about the record need it. */
export interface RecordRequest {
  message: string
  language: Locale
  lookUp: RecordLookUp
  context: ChatContext | undefined
}

/** Longer messages tell something; questions about the record are short. */
const maxLength = 240

/** Questions for which "we" are not all children but the one on screen. */
const intentsOfOneChild: readonly RecordIntentId[] = ['afford']

type Children = RecordQuestion['children']

const toChildren = ([first, ...others]: readonly RecordChild[]): Children | null => (first ? [first, ...others] : null)

/** Returns the children that a question is about. */
const findChildren = (message: RecordMessage, intent: RecordIntentId, request: RecordRequest): Children | null => {
  const { children, childId } = request.lookUp
  const { who } = message.vocabulary
  const has = (pattern: RegExp) => message.text.search(pattern) >= 0
  const byIds = (ids: readonly (string | undefined)[]) => toChildren(children.filter(({ id }) => ids.includes(id)))
  if (message.named.length > 0) return byIds(message.named)
  if (has(who.everyone)) return toChildren(children)
  if (has(who.pronoun)) return byIds([request.context?.childId]) ?? byIds([childId])
  return has(who.we) && !intentsOfOneChild.includes(intent) ? toChildren(children) : byIds([childId])
}

const maxNumbers = 20

/** Returns a complete answer, with what the next question may refer to. */
const toAnswer = (found: RecordAnswer, { intent, children }: RecordQuestion, request: RecordRequest): Answer => {
  const { text, screen, chart, numbers, period, thing } = found
  const texts = createRecordTexts(request.language, request.lookUp.today)
  const [child] = children
  const record = { intent, ...(period && { period: period.id }), ...(thing !== undefined && { thing }) }
  const context: ChatContext = {
    ...(children.length === 1 && { childId: child.id }),
    record,
    numbers: numbers.slice(0, maxNumbers),
  }
  return { ...createTextAnswer(text), cards: [texts.openCard(screen)], ...(chart && { chart }), context }
}

const answerStranger = (stranger: string, { language, lookUp }: RecordRequest): Answer => {
  const { format, answers, list } = createRecordTexts(language, lookUp.today)
  const names = list(lookUp.children.map(({ name }) => name))
  return createTextAnswer(format(answers.noSuchChild, { stranger, names }))
}

/** Answers a question that has been understood; null if it turns out to be none about the record. */
const answerRecordQuestion = async (question: RecordQuestion, request: RecordRequest): Promise<Answer | null> => {
  const texts = createRecordTexts(request.language, request.lookUp.today)
  const found = await answerByIntent[question.intent](question, request.lookUp, texts)
  return found && toAnswer(found, question, request)
}

const answerInLanguage = async (language: Locale, request: RecordRequest): Promise<Answer | null> => {
  const { message, lookUp } = request
  const read = readRecordMessage(message, language, lookUp.children, lookUp)
  for (const { intent, needsThing = false } of findRules(read)) {
    const children = findChildren(read, intent, request)
    if (!children) continue
    const question = { intent, children, period: read.period, message: read, thing: null, needsThing }
    const answer = await answerRecordQuestion(question, request)
    if (answer) return answer
  }
  return null
}

const findStrangerIn = (language: Locale, { message, lookUp }: RecordRequest): string | null => {
  const read = readRecordMessage(message, language, lookUp.children, lookUp)
  if (read.named.length > 0) return null
  const stranger = findStranger(read)
  if (stranger === null) return null
  const without = readRecordMessage(
    message.replaceAll(new RegExp(stranger, 'giu'), ' '),
    language,
    lookUp.children,
    lookUp,
  )
  return findRules(without).some(({ needsThing }) => needsThing !== true) ? stranger : null
}

/** Answers a question about the family's own record; null for all others. */
export const answerFromRecord = async (request: RecordRequest): Promise<Answer | null> => {
  if (request.message.length > maxLength) return null
  const languages = listLanguagesToSearch(request.message, request.language)
  for (const language of languages) {
    const stranger = findStrangerIn(language, request)
    if (stranger !== null) return answerStranger(stranger, request)
    const answer = await answerInLanguage(language, request)
    if (answer) return answer
  }
  return null
}
