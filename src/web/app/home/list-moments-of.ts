import type { Activity } from '#shared/activities/contract.ts'
import { hardMoods } from '#shared/moments/rules.ts'
import type { Day } from '#shared/time/day.ts'
import { isEveningAt } from '#web/lib/day-part.ts'

/** Returns the activities that are moments of a day and were not undone. */
export const listMomentsOf = (today: Day, acts: readonly Activity[]): Activity[] =>
  acts.filter(({ type, day, undone, undoes }) => type === 'moment' && day === today && !undone && undoes === null)

/** Returns whether an activity is the story of something hard. The metadata is not parsed, as home loads little. */
const isHardStory = ({ description, metadata }: Activity): boolean =>
  Boolean(description) && hardMoods.some((mood) => metadata?.includes(`"${mood}"`))

/** Returns whether one of the moments of today tells how the day was: in the evening, something hard that was written before does not. */
export const describesDay = (moments: readonly Activity[], zone: string): boolean =>
  moments.some(
    (moment) =>
      !isEveningAt(Date.now(), zone) || isEveningAt(Date.parse(moment.createdAt), zone) || !isHardStory(moment),
  )
