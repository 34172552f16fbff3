import { listActivities, type Activity } from '#shared/activities/contract.ts'
import { undoAct } from '#shared/acts/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { listRedemptions, type Redemption } from '#shared/rewards/contract.ts'
import { addDays, dayIn, startOfDay } from '#shared/time/day.ts'
import { hourMs } from '#shared/time/duration.ts'
import { TimelineScreen } from '#web/features/activities/timeline-screen.tsx'
import { createFakeServer } from './fake-server.ts'
import { activityFixture, childFixture, userFixture } from './fixtures.ts'
import { renderWithProviders } from './render-with-providers.tsx'

export const zone = userFixture().family.timeZone
export const today = dayIn(Date.now(), zone)
const yesterday = addDays(today, -1)

/** Returns the instant of an hour (a fraction for minutes) of a day in the family's time zone. */
export const at = (day: string, hour: number) => {
  // A day on which the clocks change has 23 or 25 hours; they change before three o'clock.
  const instant =
    hour < 3 ? startOfDay(day, zone) + hour * hourMs : startOfDay(addDays(day, 1), zone) - (24 - hour) * hourMs
  return new Date(instant).toISOString()
}

/** Creates an award, by default of yesterday at 18:00. */
export const createAward = (title: string, about: Partial<Activity> = {}) =>
  activityFixture(title, { createdAt: at(yesterday, 18), ...about })

/** Creates a check-in, by default of yesterday. */
export const createCheckIn = (title: string, hour: number, about: Partial<Activity> = {}) =>
  activityFixture(title, { type: 'habit', points: 4, createdAt: at(yesterday, hour), ...about })

export const timeline = (
  <TimelineScreen user={userFixture()} child={childFixture()} family={[childFixture()]} chips={null} />
)

/** Renders the timeline with a fake server that undoes acts. */
export const renderTimeline = async (
  activities: Activity[],
  { locale = 'en', redemptions = [] }: { locale?: Locale; redemptions?: Redemption[] } = {},
) => {
  const server = createFakeServer()
  server.respondWith(listRedemptions, redemptions)
  let rows = activities
  server.respondWith(listActivities, () => rows)
  server.respondWith(undoAct, ({ path }) => {
    rows = rows.map((row) => (decodeURIComponent(path).includes(`/${row.actId}/`) ? { ...row, undone: true } : row))
    return { actId: 'undo', undoes: 'act', balance: 0 }
  })
  const { client } = await renderWithProviders(timeline, { locale })
  return {
    server,
    /** Changes the activities that the server lists from now on. */
    change: (changeRow: (row: Activity) => Activity) => void (rows = rows.map(changeRow)),
    /** Lets another caregiver record this, and the poll see it. */
    addByOther: async (added: Activity) => {
      rows = [added, ...rows]
      await client.invalidateQueries()
    },
  }
}
