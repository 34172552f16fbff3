import type { RecordChild, RecordSkill } from '#server/assistant/record/record-look-up.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'
import { isTime, withUnit } from './with-unit.ts'

/** Returns the latest scores of a challenge that is measured by time, of which the app cannot know whether more or less is better. */
const describeTimes = (
  { title, unit, target }: RecordSkill,
  who: string,
  scores: readonly number[],
  texts: RecordTexts,
): string => {
  const { answers, format, list, number, joinSentences } = texts
  const shown = (n: number) => withUnit(n, unit, texts)
  const values = { who, title, scores: list(scores.map(number)), last: shown(scores.at(-1) ?? 0) }
  const ends = { low: shown(Math.min(...scores)), high: shown(Math.max(...scores)) }
  return joinSentences([
    format(answers.best.times, { ...values, ...ends }),
    ...(target === null ? [] : [format(answers.best.target, { target: shown(target) })]),
  ])
}

/** Returns what is said of a challenge that is measured by time; null for others. */
export const describeTimed = (
  skill: RecordSkill | undefined,
  children: readonly RecordChild[],
  scores: readonly number[],
  texts: RecordTexts,
): string | null => {
  const owner = children.find(({ id }) => id === skill?.childId)
  return skill && owner && scores.length > 0 && isTime(skill.unit)
    ? describeTimes(skill, owner.name, scores, texts)
    : null
}
