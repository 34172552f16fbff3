import type { Activity } from '#shared/activities/contract.ts'
import type { Day } from '#shared/time/day.ts'

const isDeed = ({ type, points, undone }: Activity): boolean => type === 'behavior' && (points ?? 0) > 0 && !undone

/** Returns the awards of a day among activities, without deductions and what was undone. */
export const findDeedsOn = (day: Day, activities: readonly Activity[] = []): Activity[] =>
  activities.filter((activity) => isDeed(activity) && activity.undoes === null && activity.day === day)
