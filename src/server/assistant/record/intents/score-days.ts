import type { Day } from '#shared/time/day.ts'
import type { RecordChild, RecordSkill } from '#server/assistant/record/record-look-up.ts'
import type { RecordMessage } from '#server/assistant/record/record-message.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'
import { isTime, withUnit } from './with-unit.ts'

/** Returns whether a question asks on which day a score was, or for earlier ones. */
export const asksDay = (message: RecordMessage): boolean =>
  message.has('before') || message.text.search(message.vocabulary.clauses.asksDay) >= 0

const maxEarlier = 4

/** A score of a challenge, and when it was reached. */
export interface Score {
  score: number
  day: Day
}

/** Returns the score that is asked about: the best one when it was reached first; by time, of which less may be better, the last one. */
const findScore = (latest: readonly Score[], { best, unit }: RecordSkill): number =>
  isTime(unit) ? 0 : latest.findLastIndex(({ score }) => score === best)

/** Returns on which day a score was, and those before it; `latest` are the latest first. Null if it is not among them. */
export const describeScoreDays = (
  skill: RecordSkill,
  children: readonly RecordChild[],
  latest: readonly Score[],
  texts: RecordTexts,
): string | null => {
  const { answers, format, list, day, shortDay, joinSentences } = texts
  const at = findScore(latest, skill)
  const found = latest[at]
  const owner = children.find(({ id }) => id === skill.childId)
  if (!found || !owner) return null
  const shown = ({ score }: Score) => withUnit(score, skill.unit, texts)
  const earlier = latest.slice(at + 1, at + 1 + maxEarlier)
  const scores = earlier.map((one) => format(answers.listed, { title: shown(one), value: shortDay(one.day) }))
  return joinSentences([
    format(answers.best.when, { who: owner.name, title: skill.title, value: shown(found), day: day(found.day) }),
    ...(scores.length > 0 ? [format(answers.best.earlier, { scores: list(scores) })] : []),
  ])
}
