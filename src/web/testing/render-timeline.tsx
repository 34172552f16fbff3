import { listActivities, type Activity } from '#shared/activities/contract.ts'
import { undoAct } from '#shared/acts/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { listRedemptions, type Redemption } from '#shared/rewards/contract.ts'
import { addDays, dayIn, startOfDay } from '#shared/time/day.ts'
import { TimelineScreen } from '#web/features/activities/timeline-screen.tsx'
import { createFakeServer } from './fake-server.ts'
import { activityFixture, childFixture, userFixture } from './fixtures.ts'
import { renderWithProviders } from './render-with-providers.tsx'

export const zone = userFixture().family.timeZone
export const today = dayIn(Date.now(), zone)
const yesterday = addDays(today, -1)

/** Returns the instant of an hour (a fraction for minutes) of a day in the family's time zone. */
export const at = (day: string, hour: number) => new Date(startOfDay(day, zone) + hour * 60 * 60_000).toISOString()

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
