import type { RecordChild, RecordLookUp, RecordSkill } from '#server/assistant/record/record-look-up.ts'
import { listIds, type AnswerRecordQuestion, type RecordQuestion } from '#server/assistant/record/record-question.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'
import { normalizeQuestion, type RecordMessage } from '#server/assistant/record/record-message.ts'
import { asksDay, describeScoreDays, type Score } from './score-days.ts'
import { createChart, describeTrend } from './score-trend.ts'
import { describeTimed } from './timed-scores.ts'
import { isTime, withUnit } from './with-unit.ts'
import { findSameThings, findThings } from '#server/assistant/record/things.ts'

const maxScores = 7
const maxSkills = 4

const describeBest = (
  { title, best, target, unit }: RecordSkill,
  { name: who }: Pick<RecordChild, 'name'>,
  texts: RecordTexts,
): string => {
  const { answers, format } = texts
  if (best === null) return format(answers.best.none, { who, title })
  const values = { who, title, value: withUnit(best, unit, texts) }
  return target === null
    ? format(answers.best.best, values)
    : format(answers.best.bestOfTarget, { ...values, target: withUnit(target, unit, texts) })
}

/** Returns how far the best score is from the number that a question names, or from the target. */
const describeToGo = (
  { best, target, unit, title }: RecordSkill,
  { text }: RecordMessage,
  texts: RecordTexts,
): string[] => {
  const named = text.replace(normalizeQuestion(title), ' ').match(/\d+/g)?.map(Number) ?? []
  const goal = named.find((n) => best !== null && n > best) ?? target
  if (best === null || goal === null || goal <= best || isTime(unit)) return []
  // Chinese numbers need their measure word.
  const left = withUnit(goal - best, texts.language === 'zh' ? unit : null, texts)
  const values = { left, target: withUnit(goal, unit, texts) }
  return [texts.format(texts.answers.best.toGo, values)]
}

/** Returns when the best score was reached, as far as it is among the latest ones. */
const describeDay = (
  skill: RecordSkill | undefined,
  scores: readonly Score[],
  { answers, format, day }: RecordTexts,
): string[] => {
  const first = scores.findLast(({ score }) => score === skill?.best)
  return first ? [format(answers.best.since, { day: day(first.day) })] : []
}

/** Returns the challenges whose unit a question names: "laps" is swimming. */
const findByUnit = ({ text, terms, language }: RecordMessage, skills: readonly RecordSkill[]): RecordSkill[] => {
  const units = skills.flatMap((skill) => (skill.unit === null ? [] : [{ title: skill.unit, skill }]))
  return findThings({ text, terms, language, unknown: '' }, units).map(({ skill }) => skill)
}

/** Returns the challenges that a question, or else the conversation, is about; all of them if it names none; null if it names another one. */
const findSkills = async (
  { children, message, thing, needsThing, isLearned }: RecordQuestion,
  lookUp: RecordLookUp,
): Promise<RecordSkill[] | null> => {
  const ids = listIds(children)
  const ofFamily = await lookUp.listSkills(thing === null ? ids : listIds(lookUp.children))
  const all = ofFamily.filter(({ childId }) => ids.includes(childId))
  const byTitle = findThings(message, all, isLearned)
  const named = byTitle.length > 0 ? byTitle : findByUnit(message, all)
  if (named.length > 0) return named
  const isSame = message.terms.length === 0
  const known = isSame ? findSameThings(ofFamily, ({ id }) => id === thing, ids, message.language) : []
  if (known.length > 0) return known
  return !isLearned && (needsThing || !isSame) ? null : all.slice(0, maxSkills)
}

/** Returns what is said of one challenge besides its best score, if anything else is said than that. */
const describeOne = (
  skill: RecordSkill,
  { children, message }: RecordQuestion,
  latest: readonly Score[],
  texts: RecordTexts,
): string | null => {
  const values = latest.slice(0, maxScores).map(({ score }) => score)
  const ofDays = asksDay(message) ? describeScoreDays(skill, children, latest, texts) : null
  return ofDays ?? describeTimed(skill, children, values.toReversed(), texts)
}

/** Answers what the best score of a challenge is, and how the scores develop. */
export const answerBest: AnswerRecordQuestion = async (question, lookUp, texts) => {
  const { children, message } = question
  const skills = await findSkills(question, lookUp)
  if (!skills) return null
  const only = skills.length === 1 ? skills[0] : undefined
  const latest = only ? await lookUp.listScores(only.id) : []
  const scores = latest.slice(0, maxScores).toReversed()
  const values = scores.map(({ score }) => score)
  const lines = children.flatMap((child) => {
    const own = skills.filter(({ childId }) => childId === child.id)
    const none = texts.format(texts.answers.best.noSkills, { who: child.name })
    return own.length === 0 && skills.length === 0 ? [none] : own.map((skill) => describeBest(skill, child, texts))
  })
  const toGo = only ? describeToGo(only, message, texts) : []
  const plain = [lines.join('\n'), ...toGo, ...describeDay(only, latest, texts), ...describeTrend(values, texts)]
  return {
    text: (only && describeOne(only, question, latest, texts)) ?? texts.joinSentences(plain),
    screen: 'skills',
    numbers: skills.flatMap(({ best }) => best ?? []),
    thing: only?.id,
    ...createChart(only, scores, texts),
  }
}
