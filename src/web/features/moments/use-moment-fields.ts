import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { newMoment, type Moment } from '#shared/moments/contract.ts'
import { weathers, type Mood, type Weather } from '#shared/moments/rules.ts'
import type { Day } from '#shared/time/day.ts'
import { useKeepInForm } from '#web/ledger/use-show-failure.ts'
import { readChosenFace } from '#web/lib/chosen-face.ts'
import { useForm } from '#web/lib/form.ts'
import { momentDraftName } from '#web/lib/moment-prompt.ts'
import { parseOneOf } from '#web/lib/parse-one-of.ts'
import { useToday } from '#web/lib/use-today.ts'
import { findKnownWeather, useSiblingMoments } from '#web/ledger/use-sibling-moments.ts'

/** Stands for the current day as the date of a new moment: a draft finished tomorrow is dated tomorrow. */
export const currentDayMarker = 'today'

const toFields = (
  moment: Moment | null,
): { weather: Weather | ''; mood: Mood | ''; content: string; date: string } => ({
  weather: moment?.weather ?? '',
  mood: moment?.mood ?? '',
  content: moment?.content ?? '',
  date: moment?.date ?? currentDayMarker,
})

interface MomentOfChild {
  child: Child
  /** The moment to edit, or null for a new one. */
  moment: Moment | null
  /** Moments of the child, newest first. */
  earlier: readonly Moment[]
  /** Whether these are not known yet. */
  isLoading?: boolean
  /** The other children of the family. */
  siblings: readonly Child[]
  zone: string
}

/** Returns the face of a new moment of today that was tapped on home, where the weather was not. */
const findChosenFace = ({ child, moment }: MomentOfChild, date: string, today: Day): Mood | '' =>
  (!moment && date === currentDayMarker && readChosenFace(child.id, today)) || ''

/** Returns the fields of a moment with what follows from them: the weather of a new one is that of the last one of its day. */
export const useMomentFields = (options: MomentOfChild) => {
  const { child, moment, earlier, isLoading = false, siblings, zone } = options
  const t = useTranslations('moments')
  const today = useToday(zone)
  const keepInForm = useKeepInForm()
  const form = useForm(newMoment, {
    draft: momentDraftName(moment?.id ?? child.id),
    initial: toFields(moment),
    onChange: () => keepInForm(t('oneOf', { name: child.name })),
  })
  const { date, weather } = form.values
  const day = date === currentDayMarker ? today : date
  const siblingMoments = useSiblingMoments(siblings, day)
  const known = moment ? undefined : findKnownWeather(earlier, siblingMoments, day)
  const selected = parseOneOf(weathers, weather)
  return {
    ...form,
    values: { ...form.values, mood: form.values.mood || findChosenFace(options, date, today) },
    today,
    day,
    known,
    /** Whether it is still loading if the weather of the day is known. */
    isWeatherPending: !moment && !known && (isLoading || siblingMoments.some((one) => one.isLoading)),
    siblingMoments,
    weather: selected ?? known?.moment.weather ?? ('' as const),
  }
}

export type MomentFields = ReturnType<typeof useMomentFields>
