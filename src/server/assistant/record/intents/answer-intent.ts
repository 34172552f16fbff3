import type { RecordIntentId } from '#server/assistant/record/record-intents.ts'
import type { AnswerRecordQuestion } from '#server/assistant/record/record-question.ts'
import { answerAfford } from './answer-afford.ts'
import { answerBadges } from './answer-badges.ts'
import { answerBalance } from './answer-balance.ts'
import { answerBest } from './answer-best.ts'
import { answerAge, answerBirthday } from './answer-birthday.ts'
import { answerCount } from './answer-count.ts'
import { answerFalling } from './answer-falling.ts'
import { answerHabits } from './answer-habits.ts'
import { answerMissed } from './answer-missed.ts'
import { answerMoodDay, answerMoods } from './answer-moods.ts'
import { answerPromised } from './answer-promised.ts'
import { answerLastRecorded, answerRecorded } from './answer-recorded.ts'
import { answerSummary } from './answer-summary.ts'

/** How each kind of question is answered. */
export const answerByIntent: Readonly<Record<RecordIntentId, AnswerRecordQuestion>> = {
  balance: answerBalance,
  afford: answerAfford,
  summary: answerSummary,
  falling: answerFalling,
  habits: answerHabits,
  'habit-weakest': answerHabits,
  'habit-best': answerHabits,
  'habit-nearest': answerHabits,
  'habit-streak': answerHabits,
  'habit-ended': answerHabits,
  count: answerCount,
  missed: answerMissed,
  moods: answerMoods,
  'mood-day': answerMoodDay,
  best: answerBest,
  badges: answerBadges,
  'badge-next': answerBadges,
  promised: answerPromised,
  birthday: answerBirthday,
  age: answerAge,
  recorded: answerRecorded,
  'last-recorded': answerLastRecorded,
}
