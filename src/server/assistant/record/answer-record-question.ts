import type { ChatContext } from '#shared/assistant/context.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { createTextAnswer, type Answer } from '#server/assistant/answer.ts'
import { findOwners } from './find-owners.ts'
import { answerByIntent } from './intents/answer-intent.ts'
import type { RecordLookUp } from './record-look-up.ts'
import type { RecordAnswer, RecordQuestion } from './record-question.ts'
import { createRecordTexts } from './record-texts.ts'

/** A typed message, as far as questions about the record need it. */
export interface RecordRequest {
  message: string
  language: Locale
  lookUp: RecordLookUp
  context: ChatContext | undefined
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
  const { childId } = context
  return {
    ...createTextAnswer(text),
    ...(childId !== undefined && { childId }),
    cards: [texts.openCard(screen)],
    ...(chart && { chart }),
    context,
  }
}

/** Answers a question that has been understood; null if it turns out to be none about the record. */
export const answerRecordQuestion = async (asked: RecordQuestion, request: RecordRequest): Promise<Answer | null> => {
  const question = { ...asked, children: await findOwners(asked, request.lookUp) }
  const texts = createRecordTexts(request.language, request.lookUp.today)
  const found = await answerByIntent[question.intent](question, request.lookUp, texts)
  return found && toAnswer(found, question, request)
}

/** Returns the answer that the family has no child of a name. */
export const answerStranger = (stranger: string, { language, lookUp }: RecordRequest): Answer => {
  const { format, answers, list } = createRecordTexts(language, lookUp.today)
  const names = list(lookUp.children.map(({ name }) => name))
  return createTextAnswer(format(answers.noSuchChild, { stranger, names }))
}
