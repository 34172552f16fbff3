import { maxDaysBack } from '#shared/acts/rules.ts'
import { findEarliestMomentDay } from '#shared/moments/rules.ts'
import { addDays } from '#shared/time/day.ts'
import { useDayName } from '#web/ledger/use-day-name.ts'
import { currentDayMarker } from './use-moment-fields.ts'
import type { MomentFormState } from './use-moment-form.ts'

/** Returns the first and last day that can be chosen; what was saved in a zone that was ahead stays in reach. */
export const findMomentDayLimits = ({ day, today }: Pick<MomentFormState, 'day' | 'today'>) => ({
  min: findEarliestMomentDay(today),
  max: day > today ? day : today,
})

/** Returns the choice of the day of a new moment: today, the six days before, and a further one that was chosen. */
export const useMomentDay = (form: MomentFormState, zone: string) => {
  const { day, today, change } = form
  const { onChip, date } = useDayName(zone)
  const near = Array.from({ length: maxDaysBack + 1 }, (_, ago) => addDays(today, -ago))
  const nameOf = (one: string) => (near.includes(one) ? onChip(one) : date(one))
  const days = near.includes(day) ? near : [...near, day]
  return {
    name: nameOf(day),
    limits: findMomentDayLimits(form),
    options: days.map((value) => ({ value, label: nameOf(value) })),
    choose: (chosen: string) => change({ date: chosen === today ? currentDayMarker : chosen }),
  }
}
