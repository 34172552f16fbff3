import { moods, type Mood } from '#shared/moments/rules.ts'
import { createPeriod, findPeriodBefore, type Period } from '#server/assistant/record/period.ts'
import { listIds, type AnswerRecordQuestion, type RecordQuestion } from '#server/assistant/record/record-question.ts'
import type { RecordMessage } from '#server/assistant/record/record-message.ts'
import { createTermsId } from '#server/assistant/record/title-id.ts'
import { answerMoodsByWeather, findWeather } from './answer-moods-by-weather.ts'
import { countMoods, describeMoods, sumMoods } from './mood-counts.ts'

const minToSum = 3

/** Answers which moods the moments of a period have, against those of the one before. */
export const answerMoods: AnswerRecordQuestion = async (question, lookUp, texts) => {
  const { children, period: asked } = question
  const weather = findWeather(question)
  if (weather) return answerMoodsByWeather(question, weather, lookUp, texts)
  const period = asked ?? createPeriod('this-month', lookUp)
  if (!period) return null
  const before = findPeriodBefore(period)
  const all = await lookUp.listMoods(listIds(children), before?.from ?? period.from, period.to)
  const { answers, format, joinSentences } = texts
  const within = all.filter(({ day }) => day >= period.from)
  const lines = children.map(({ id, name: who }) => {
    const own = within.filter(({ childId }) => childId === id)
    const earlier = all.filter(({ childId, day }) => childId === id && before !== null && day <= before.to)
    const values = { who, period: texts.period(period) }
    const now =
      own.length === 0
        ? format(answers.moods.none, values)
        : format(answers.moods.some, { ...values, moods: describeMoods(own, texts) })
    const sums = own.length < minToSum ? [] : [format(answers.moods.sums, sumMoods(own, texts))]
    const then = earlier.length === 0 ? [] : [format(answers.moods.before, { moods: describeMoods(earlier, texts) })]
    return joinSentences([now, ...sums, ...then])
  })
  const bars = countMoods(within).map(({ mood, times }) => ({ label: answers.moodNames[mood], value: times }))
  return {
    text: lines.join('\n'),
    screen: 'moments',
    period,
    numbers: bars.map(({ value }) => value),
    ...(bars.length > 1 && { chart: { title: format(answers.moods.chart, {}), bars } }),
  }
}

const familyOf: Readonly<Record<Mood, readonly Mood[]>> = {
  very_happy: ['very_happy', 'happy'],
  happy: ['very_happy', 'happy'],
  excited: ['excited'],
  proud: ['proud'],
  grateful: ['grateful'],
  calm: ['calm'],
  surprised: ['surprised'],
  neutral: ['neutral'],
  tired: ['tired'],
  worried: ['worried'],
  sad: ['very_sad', 'sad'],
  very_sad: ['very_sad', 'sad'],
  angry: ['angry'],
}

/** Returns the mood that a question or, if it names none, the conversation is about; without one it is about sad days. */
const findMood = ({ message: { text, vocabulary }, thing }: RecordQuestion): Mood =>
  moods.find((mood) => text.search(vocabulary.moods[mood]) >= 0) ??
  moods.find((mood) => createTermsId([mood]) === thing) ??
  'sad'

const isSuperlative = (message: RecordMessage): boolean => message.has('superlative')

const findDay = (moments: readonly { day: string; mood: Mood }[], moods: readonly Mood[], message: RecordMessage) => {
  const strongest = moods.find((mood) => moments.some((one) => one.mood === mood))
  const suitable = isSuperlative(message) && strongest !== undefined ? [strongest] : moods
  return moments.find(({ mood }) => suitable.includes(mood))
}

const createDefaultPeriod = (lookUp: Parameters<AnswerRecordQuestion>[1]): Period | null =>
  createPeriod('days-365', lookUp)

/** Answers on which day a mood was noted last, or was strongest. */
export const answerMoodDay: AnswerRecordQuestion = async (question, lookUp, texts) => {
  const { children, period: asked, message } = question
  const sought = findMood(question)
  const period = asked ?? createDefaultPeriod(lookUp)
  if (!period) return null
  const { answers, format, day } = texts
  const all = await lookUp.listMoods(listIds(children), period.from, period.to)
  const lines = children.map(({ id, name: who }) => {
    const found = findDay(
      all.filter(({ childId }) => childId === id),
      familyOf[sought],
      message,
    )
    if (!found) return format(answers.moods.noDay, { who, period: texts.period(period) })
    return format(answers.moods.day, { who, day: day(found.day), mood: answers.moodNames[found.mood] })
  })
  return { text: lines.join('\n'), screen: 'moments', numbers: [], period: asked, thing: createTermsId([sought]) }
}
