import { page } from 'vitest/browser'
import { listActivities, type Activity } from '#shared/activities/contract.ts'
import { undoAct } from '#shared/acts/contract.ts'
import { addMoment, editMoment, listMoments, type Moment } from '#shared/moments/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { createRecentActivitiesQuery } from '#web/app/recent-activities-query.ts'
import { HomeScreen } from '#web/app/home/home-screen.tsx'
import { activityFixture, childFixture, userFixture } from './fixtures.ts'
import { createFakeServer } from './fake-server.ts'
import { renderWithProviders } from './render-with-providers.tsx'
import { setTimeOfDay } from './set-time-of-day.ts'

export const mia = childFixture()
export const leo = childFixture({ id: '01a00000-0000-7000-8000-000000000002', name: 'Leo', avatarUrl: '🦁' })

const elsewhere = 'Elsewhere'

/** The day on which these tests take place. */
export const today = '2026-11-20'

/** Returns a moment of a child in the evening of that day, with these properties replaced. */
export const momentOf = (child: Child, overrides: Partial<Moment> = {}): Moment => ({
  id: `moment of ${child.name}`,
  childId: child.id,
  weather: 'windy',
  mood: 'calm',
  content: null,
  date: today,
  createdAt: `${today}T10:00:00.000Z`,
  by: userFixture().id,
  ...overrides,
})

const toActivity = ({ id, childId, weather, mood, content, date, createdAt }: Moment): Activity =>
  activityFixture(id, {
    type: 'moment',
    childId,
    points: null,
    description: content,
    day: date,
    createdAt,
    metadata: JSON.stringify({ weather, mood }),
  })

interface EveningOptions {
  /** The family; home shows the first child. */
  family?: readonly Child[]
  moments?: readonly Moment[]
  time?: string
  locale?: Locale
}

/** Renders home of a family in the evening, with a fake server that stores moments; returns it, and a function that leaves home and returns. */
export const renderEvening = async ({
  family = [mia],
  moments = [],
  time = '18:00',
  locale = 'en',
}: EveningOptions) => {
  setTimeOfDay(time)
  const server = createFakeServer()
  const stored = [...moments]
  server.respondWith(listActivities, ({ path }) =>
    stored.filter(({ childId }) => path.includes(childId)).map((moment) => toActivity(moment)),
  )
  server.respondWith(listMoments, ({ path }) => stored.filter(({ childId }) => path.endsWith(childId)))
  server.respondWith(addMoment, ({ body, key }) => {
    const child = family.find(({ id }) => id === (body as Moment).childId) ?? mia
    const added = momentOf(child, { createdAt: `${today}T17:00:00.000Z`, ...(body as Partial<Moment>) })
    stored.unshift(added)
    return { ...added, actId: key ?? '', balance: 0 }
  })
  server.respondWith(editMoment, ({ path, body }) => {
    const at = stored.findIndex(({ id }) => path.endsWith(encodeURIComponent(id)))
    const edited = { ...momentOf(mia), ...stored[at], ...(body as Partial<Moment>) }
    stored[at] = edited
    return edited
  })
  server.respondWith(undoAct, () => {
    stored.shift()
    return { actId: 'undo', undoes: 'act', balance: 0 }
  })
  const home = (
    // Room below, as in the app.
    <main style={{ paddingBottom: '12rem' }}>
      <HomeScreen user={userFixture()} child={family[0] ?? mia} family={family} chips={null} />
    </main>
  )
  const { client, rerenderWith } = await renderWithProviders(<p>{elsewhere}</p>, { locale })
  // The page embeds them.
  await Promise.all(family.map(({ id }) => client.query(createRecentActivitiesQuery(id))))
  await rerenderWith(home)
  const leave = () => rerenderWith(<p>{elsewhere}</p>)
  return { server, stored, client, leave, comeBack: () => rerenderWith(home) }
}

export const questionOf = (name: string) =>
  page.getByRole('heading', { name: new RegExp(`^(How was|And) ${name}’s day\\?$`) })

/** A face or a weather of the question. */
export const picture = (word: string) => page.getByRole('button', { name: word, exact: true })
