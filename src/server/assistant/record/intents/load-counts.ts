import { addDays, type Day } from '#shared/time/day.ts'
import type { Period } from '#server/assistant/record/period.ts'
import type { RecordDeeds, RecordLookUp } from '#server/assistant/record/record-look-up.ts'

/** Something that was counted: a habit by its check-ins, anything else by its title. */
export interface Counted {
  childId: string
  title: string
  times: number
  id: string | undefined
}

/** How far back titles are known, so that what was not recorded in a period has its name nevertheless. */
const daysOfTitles = 366

/** Returns the first day from which titles are known for a question about a period. */
export const findFirstDayOfTitles = (from: Day, today: Day): Day => {
  const earliest = addDays(today, -daysOfTitles)
  return from < earliest ? from : earliest
}

/** Returns how often each title of each child was recorded in a period; also of titles that were recorded at other times only. */
export const countByTitle = (deeds: readonly RecordDeeds[], { from, to }: Pick<Period, 'from' | 'to'>): Counted[] =>
  [...Map.groupBy(deeds, ({ childId, title }) => `${childId} ${title}`).values()].flatMap((own) => {
    const within = own.filter(({ day }) => day >= from && day <= to)
    const times = within.reduce((sum, deed) => sum + deed.times, 0)
    return own.slice(0, 1).map(({ childId, title }) => ({ childId, title, times, id: undefined }))
  })

/** Loads how often each habit and each other thing was recorded in a period. */
export const loadCounts = async (ids: readonly string[], period: Period, lookUp: RecordLookUp): Promise<Counted[]> => {
  const { from, to } = period
  const habits = await lookUp.listHabits(ids)
  const checkIns = await lookUp.countCheckIns(ids, from, to)
  const deeds = await lookUp.listDeeds(ids, findFirstDayOfTitles(from, lookUp.today), lookUp.today)
  const others = deeds.filter(({ type }) => type === 'behavior' || type === 'skill' || type === 'reward')
  return [
    ...habits.map(({ id, childId, title }) => ({ id, childId, title, times: checkIns.get(id) ?? 0 })),
    ...countByTitle(others, period),
  ]
}
