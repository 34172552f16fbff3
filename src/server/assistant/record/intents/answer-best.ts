import type { Day } from '#shared/time/day.ts'
import type { RecordChild, RecordSkill } from '#server/assistant/record/record-look-up.ts'
import { listIds, type AnswerRecordQuestion } from '#server/assistant/record/record-question.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'
import { hasHan } from '#server/assistant/search/text.ts'
import { createChart, describeTrend } from './score-trend.ts'
import { findSameThings, findThings } from '#server/assistant/record/things.ts'

const maxScores = 7
const maxSkills = 4

export const withUnit = (n: number, unit: string | null, { number }: RecordTexts): string =>
  unit === null ? number(n) : `${number(n)}${hasHan(unit) ? '' : ' '}${unit}`

const timeUnits =
  /^(?:h|hrs?|hours?|horas?|mins?|minutes?|minutos?|secs?|seconds?|seg|segundos?|小时|分钟|秒钟?|秒)\.?$/iu

/** Returns whether a challenge is measured by time: then less may be better. */
export const isTime = (unit: string | null): boolean => unit !== null && timeUnits.test(unit.trim())

const describeBest = (
  { title, best, target, unit }: RecordSkill,
  { name: who }: RecordChild,
  texts: RecordTexts,
): string => {
  const { answers, format } = texts
  if (best === null) return format(answers.best.none, { who, title })
  const values = { who, title, value: withUnit(best, unit, texts) }
  return target === null
    ? format(answers.best.best, values)
    : format(answers.best.bestOfTarget, { ...values, target: withUnit(target, unit, texts) })
}

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
const describeTimed = (
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

/** Returns when the best score was reached, as far as it is among the latest ones. */
const describeDay = (
  skill: RecordSkill | undefined,
  scores: readonly { score: number; day: Day }[],
  { answers, format, day }: RecordTexts,
): string[] => {
  const first = scores.findLast(({ score }) => score === skill?.best)
  return first ? [format(answers.best.since, { day: day(first.day) })] : []
}

/** Answers what the best score of a challenge is, and how the scores develop. */
export const answerBest: AnswerRecordQuestion = async (question, lookUp, texts) => {
  const { children, message, thing, needsThing, isLearned } = question
  const ids = listIds(children)
  const ofFamily = await lookUp.listSkills(thing === null ? ids : listIds(lookUp.children))
  const all = ofFamily.filter(({ childId }) => ids.includes(childId))
  const named = findThings(message, all, isLearned)
  const isSame = message.terms.length === 0
  const known = isSame ? findSameThings(ofFamily, ({ id }) => id === thing, ids, message.language) : []
  if (named.length + known.length === 0 && !isLearned && (needsThing || message.terms.length > 0)) return null
  const skills = named.length > 0 ? named : known.length > 0 ? known : all.slice(0, maxSkills)
  const [only] = skills
  const latest = only && skills.length === 1 ? await lookUp.listScores(only.id) : []
  const scores = latest.slice(0, maxScores).toReversed()
  const lines = children.flatMap((child) => {
    const own = skills.filter(({ childId }) => childId === child.id)
    const none = texts.format(texts.answers.best.noSkills, { who: child.name })
    return own.length === 0 && skills.length === 0 ? [none] : own.map((skill) => describeBest(skill, child, texts))
  })
  const values = scores.map(({ score }) => score)
  const plain = () => [lines.join('\n'), ...describeDay(only, latest, texts), ...describeTrend(values, texts)]
  return {
    text: describeTimed(only, children, values, texts) ?? texts.joinSentences(plain()),
    screen: 'skills',
    numbers: skills.flatMap(({ best }) => best ?? []),
    thing: skills.length === 1 ? only?.id : undefined,
    ...createChart(only, scores, texts),
  }
}
