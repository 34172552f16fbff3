import type { Mood } from '#shared/moments/rules.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'

type Moods = readonly { mood: Mood }[]

export const countMoods = (moments: Moods): { mood: Mood; times: number }[] =>
  [...Map.groupBy(moments, ({ mood }) => mood)]
    .map(([mood, { length: times }]) => ({ mood, times }))
    .toSorted((a, b) => b.times - a.times)

export const describeMoods = (moments: Moods, { answers, format, list, count }: RecordTexts): string =>
  list(
    countMoods(moments).map(({ mood, times }) =>
      format(answers.listed, { title: answers.moodNames[mood], value: count('times', times) }),
    ),
  )

const brightMoods: readonly Mood[] = ['very_happy', 'happy', 'excited', 'proud', 'grateful', 'calm']
const hardMoods: readonly Mood[] = ['tired', 'worried', 'sad', 'very_sad', 'angry']

/** Returns how many moments are bright, hard and in between. */
export const sumMoods = (moments: Moods, { number }: RecordTexts) => {
  const countOf = (kind: readonly Mood[]) => moments.filter(({ mood }) => kind.includes(mood)).length
  const [bright, hard] = [countOf(brightMoods), countOf(hardMoods)]
  return { bright: number(bright), hard: number(hard), between: number(moments.length - bright - hard) }
}
