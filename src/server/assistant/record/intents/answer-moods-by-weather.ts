import { weathers, type Weather } from '#shared/moments/rules.ts'
import { createPeriod } from '#server/assistant/record/period.ts'
import type { RecordLookUp } from '#server/assistant/record/record-look-up.ts'
import { listIds, type RecordAnswer, type RecordQuestion } from '#server/assistant/record/record-question.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'
import { createTermsId } from '#server/assistant/record/title-id.ts'
import { countMoods, describeMoods, sumMoods } from './mood-counts.ts'

/** Returns the weather that a question or, if it names none, the conversation is about; null if there is none. */
export const findWeather = ({ message: { text, vocabulary }, thing }: RecordQuestion): Weather | null =>
  weathers.find((one) => text.search(vocabulary.weathers[one]) >= 0) ??
  weathers.find((one) => createTermsId([one]) === thing) ??
  null

/** How far back it is looked if a question names no time. */
const defaultDays = 90

/** Answers which moods the moments of a period have that were noted in a weather; beside the others, if they are compared. */
export const answerMoodsByWeather = async (
  { children, period: asked, message }: RecordQuestion,
  weather: Weather,
  lookUp: RecordLookUp,
  texts: RecordTexts,
): Promise<RecordAnswer | null> => {
  const period = asked ?? createPeriod(`days-${defaultDays}`, lookUp)
  if (!period) return null
  const { answers, format, count, joinSentences } = texts
  const all = await lookUp.listMoods(listIds(children), period.from, period.to)
  const isCompared = message.text.search(message.vocabulary.clauses.moreOfMood) >= 0
  const lines = children.map(({ id, name: who }) => {
    const [own, others] = [
      all.filter((one) => one.childId === id && one.weather === weather),
      all.filter((one) => one.childId === id && one.weather !== weather),
    ]
    const values = { who, period: texts.period(period), weather: answers.weatherNames[weather] }
    const n = count('moment', own.length)
    const moods = () => format(answers.moods.weather, { ...values, moods: describeMoods(own, texts), count: n })
    const rest = { ...sumMoods(others, texts), count: count('moment', others.length) }
    return joinSentences([
      own.length === 0 ? format(answers.moods.weatherNone, values) : moods(),
      ...(isCompared && own.length > 0 ? [format(answers.moods.sums, sumMoods(own, texts))] : []),
      ...(isCompared && others.length > 0 ? [format(answers.moods.otherWeather, rest)] : []),
    ])
  })
  const within = all.filter((one) => one.weather === weather)
  return {
    text: lines.join('\n'),
    screen: 'moments',
    period,
    numbers: countMoods(within).map(({ times }) => times),
    thing: createTermsId([weather]),
  }
}
