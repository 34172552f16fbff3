import type { RecordHighlights } from '#server/assistant/record/record-look-up.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'
import { hasHan } from '#server/assistant/search/text.ts'
import { isTime, withUnit } from './with-unit.ts'

/** How many sentences are told at most. */
const maxSentences = 3

/** How much of a moment is said: words, in Chinese characters. */
const firstWords = { han: 16, other: 8 }

/** Returns the first words of a moment's first line, with dots where something is left out. */
const takeFirstWords = (content: string): string => {
  const text = content.trim()
  const [line = ''] = text.split(/[.!?。！？\n]/u)
  const script = hasHan(line) ? 'han' : 'other'
  const [units, joint] = script === 'han' ? [Array.from(line), ''] : [line.trim().split(/\s+/u), ' ']
  const words = units.slice(0, firstWords[script]).join(joint)
  return words === text ? words : `${words.replace(/[,;:，；：、]$/u, '')} …`.replace(/(?<=\p{Script=Han}) …$/u, '…')
}

const describeReached = ({ bests, habits, challenges, badges }: RecordHighlights, texts: RecordTexts): string[] => {
  const { answers, format, list } = texts
  const { summary, badgeNames } = answers
  const titles = list(badges.map((kind) => badgeNames[kind]))
  return [
    ...bests.map(({ title, value, unit }) =>
      format(isTime(unit) ? summary.longest : summary.best, { title, value: withUnit(value, unit, texts) }),
    ),
    ...habits.map((title) => format(summary.habit, { title })),
    ...challenges.map((title) => format(summary.challenge, { title })),
    ...(badges.length > 0 ? [format(summary.badge, { titles, n: badges.length })] : []),
  ]
}

const describeMoment = ({ moment }: RecordHighlights, { answers, format, day }: RecordTexts): string[] => {
  if (!moment) return []
  const values = { day: day(moment.day), mood: answers.moodNames[moment.mood], words: takeFirstWords(moment.content) }
  return [format(answers.summary.moment, values)]
}

const describeDeed = ({ deed }: RecordHighlights, { answers, format, count }: RecordTexts): string[] =>
  deed ? [format(answers.summary.deed, { title: deed.title, times: count('times', deed.times) })] : []

/**
 * Returns a sentence for each thing that is worth telling, the first ones if there is room for few: what was reached, the happiest moment,
 * what else was reached, the deed that was seen most often.
 */
export const describeHighlights = (found: RecordHighlights, texts: RecordTexts): string[] => {
  const [first, second] = describeReached(found, texts)
  const inOrder = [first ?? [], describeMoment(found, texts), second ?? [], describeDeed(found, texts)].flat()
  return inOrder.slice(0, maxSentences)
}
