import type { RecordIntentId } from '#server/assistant/record/record-intents.ts'
import type { AnswerRecordQuestion } from '#server/assistant/record/record-question.ts'
import { answerAfford } from './answer-afford.ts'
import { answerBalance } from './answer-balance.ts'
import { answerSummary } from './answer-summary.ts'

/** How each kind of question is answered. */
export const answerByIntent: Readonly<Record<RecordIntentId, AnswerRecordQuestion>> = {
  balance: answerBalance,
  afford: answerAfford,
  summary: answerSummary,
}
