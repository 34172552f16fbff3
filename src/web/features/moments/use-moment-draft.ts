import type { Moment } from '#shared/moments/contract.ts'
import { moods, weathers, type Mood, type Weather } from '#shared/moments/rules.ts'
import { useDraft } from '#web/lib/draft.ts'
import { oneOf } from '#web/lib/one-of.ts'

/** The day of a new moment until another one is chosen, so that what is finished tomorrow is not dated yesterday by itself. */
export const onItsDay = 'today'

const empty = { weather: '', mood: '', content: '', date: onItsDay }

const fieldsOf = ({ weather, mood, content, date }: Moment) => ({
  weather: weather as string,
  mood: mood as string,
  content: content ?? '',
  date,
})

/** A moment as it is being written: the given one, or a new one of the child. It outlives the screen. */
export const useMomentDraft = (childId: string, moment: Moment | null) => {
  const initial = moment ? fieldsOf(moment) : empty
  const [kept, change, clear] = useDraft(`moment.${moment?.id ?? childId}`, initial)
  const weather: Weather | '' = oneOf(weathers, kept.weather) ?? ''
  const mood: Mood | '' = oneOf(moods, kept.mood) ?? ''
  return { initial, draft: { ...kept, weather, mood }, change, clear }
}

export type MomentDraft = ReturnType<typeof useMomentDraft>
