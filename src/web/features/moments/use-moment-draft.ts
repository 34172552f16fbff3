import type { Moment } from '#shared/moments/contract.ts'
import { moods, weathers, type Mood, type Weather } from '#shared/moments/rules.ts'
import { useDraft } from '#web/lib/draft.ts'

const isWeather = (text: string): text is Weather => weathers.some((weather) => weather === text)
const isMood = (text: string): text is Mood => moods.some((mood) => mood === text)

const empty = { weather: '', mood: '', content: '', date: '' }

/**
 * A moment as it is being written: the given one, or a new one of the child. It outlives the screen; an empty date is
 * today, so that what is finished tomorrow is not dated yesterday by itself.
 */
export const useMomentDraft = (childId: string, moment: Moment | null) => {
  const initial = moment
    ? {
        weather: moment.weather as string,
        mood: moment.mood as string,
        content: moment.content ?? '',
        date: moment.date,
      }
    : empty
  const [kept, change, clear] = useDraft(`moment.${moment?.id ?? childId}`, initial)
  const weather: Weather | '' = isWeather(kept.weather) ? kept.weather : ''
  const mood: Mood | '' = isMood(kept.mood) ? kept.mood : ''
  return { initial, draft: { ...kept, weather, mood }, change, clear }
}

export type MomentDraft = ReturnType<typeof useMomentDraft>
