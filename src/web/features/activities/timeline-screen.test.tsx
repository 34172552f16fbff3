import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listActivities, type Activity } from '#shared/activities/contract.ts'
import { undoAct } from '#shared/acts/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { dayIn } from '#shared/time/day.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { TimelineScreen } from './timeline-screen.tsx'

const minute = 60_000
const instantAgo = (ms: number) => new Date(Date.now() - ms).toISOString()
const ana = userFixture().id

const createActivity = (
  id: string,
  { createdAt = instantAgo(5 * minute), ...about }: Partial<Activity> = {},
): Activity => ({
  id,
  actId: `act-${id}`,
  childId: childFixture().id,
  type: 'behavior',
  title: id,
  description: null,
  points: 10,
  createdAt,
  happenedAt: createdAt,
  day: dayIn(Date.parse(createdAt), 'Europe/Madrid'),
  iconName: null,
  metadata: null,
  by: ana,
  undone: false,
  undoes: null,
  ...about,
})

const renderTimeline = async (activities: Activity[], locale: Locale = 'en') => {
  const server = createFakeServer()
  server.respondWith(listActivities, activities)
  server.respondWith(undoAct, { actId: 'undo', undoes: 'act', balance: 0 })
  await renderWithProviders(
    <TimelineScreen user={userFixture()} child={childFixture()} family={[childFixture()]} chips={null} />,
    { locale },
  )
  return server
}

test('each act is a row with time, person and points [ACT-14, ACT-17, ACT-19]', async () => {
  await renderTimeline([createActivity('Fed the cat')])
  const row = page.getByRole('listitem').filter({ hasText: 'Fed the cat' })
  // Just after midnight it has the time of day as well.
  await expect.element(row.getByText('5 minutes ago', { exact: false })).toBeVisible()
  await expect.element(row.getByText('Ana', { exact: false })).toBeVisible()
  await expect.element(row.getByText('10 points gained')).toBeInTheDocument()
})

test('a preset title is translated, whatever language it was recorded in [ACT-11, LNG-9]', async () => {
  await renderTimeline([createActivity('Tidied toys', { metadata: '{"preset":"tidy_toys"}' })], 'es')
  await expect.element(page.getByText('Recogió los juguetes')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'El camino de Mia', level: 1 })).toBeVisible()
})

test('an act with a future time shows as just now [ACT-20]', async () => {
  await renderTimeline([createActivity('Fed the cat', { createdAt: instantAgo(-3 * minute) })])
  await expect.element(page.getByText('just now', { exact: false })).toBeVisible()
})

test('an undone act is one row with the person who undid it [ACT-15]', async () => {
  const taken = createActivity('Studied well', { createdAt: instantAgo(60 * minute), undone: true })
  const undo = createActivity('undo', { title: 'Studied well', points: -10, undoes: 'Studied well' })
  await renderTimeline([undo, taken])
  await expect.element(page.getByRole('listitem').getByText('undone by Ana', { exact: false })).toBeVisible()
})

test('an act undone immediately is hidden until requested [ACT-16]', async () => {
  const slip = createActivity('Studied well', { createdAt: instantAgo(6 * minute), undone: true })
  const undo = createActivity('undo', { title: 'Studied well', points: -10, undoes: 'Studied well' })
  await renderTimeline([createActivity('Fed the cat'), undo, slip])
  await expect.element(page.getByText('1 quick correction is left out.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Studied well')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.element(page.getByText('Studied well')).toBeVisible()
})

test('a row has an undo button while the act can be undone [ACT-22]', async () => {
  const server = await renderTimeline([
    createActivity('new'),
    createActivity('old', { createdAt: instantAgo(8 * 24 * 60 * minute) }),
  ])
  await expect.element(page.getByRole('button', { name: 'Undo: old' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo: new' }).click()
  await expect.element(page.getByText('Undone: new')).toBeVisible()
  expect(server.requests.some(({ path }) => path === '/api/acts/act-new/undo')).toBe(true)
})

test('without acts there is an empty state with a link [ACT-18]', async () => {
  await renderTimeline([])
  await expect.element(page.getByRole('link', { name: 'Start an activity' })).toBeVisible()
})

test('a failed request can be retried', async () => {
  const server = createFakeServer()
  server.rejectWith(listActivities, 'unavailable')
  await renderWithProviders(
    <TimelineScreen user={userFixture()} child={childFixture()} family={[childFixture()]} chips={null} />,
  )
  await expect.element(page.getByText('The timeline could not be loaded')).toBeVisible()
  server.respondWith(listActivities, [createActivity('Fed the cat')])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Fed the cat')).toBeVisible()
})

/** Stubs `fetch` with pages of activities; with `?type=`, one page of that type. */
const stubPages = (pages: Activity[][]) => {
  vi.stubGlobal('fetch', async (url: string) => {
    const { searchParams } = new URL(url, location.origin)
    const nth = Number(searchParams.get('before') ?? 0)
    const type = searchParams.get('type')
    const rows = (pages[nth] ?? []).filter((row) => type === null || row.type === type)
    const link = `</api/activities/x?before=${nth + 1}>; rel="next"`
    return Response.json(rows, { headers: nth + 1 < pages.length && type === null ? { link } : {} })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}

test('shows title, subtitle, days, filters and older pages on demand [ACT-17]', async () => {
  const day = 24 * 60 * minute
  stubPages([
    [createActivity('Fed the cat'), createActivity('Zoo', { type: 'reward', points: -20, createdAt: instantAgo(day) })],
    [createActivity('Sang', { createdAt: instantAgo(9 * day) })],
  ])
  await renderWithProviders(
    <TimelineScreen user={userFixture()} child={childFixture()} family={[childFixture()]} chips={null} />,
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Growth timeline' })).toBeVisible()
  await expect.element(page.getByText('small lights, day by day')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Yesterday' })).toBeVisible()
  expect(page.getByText('Sang').query()).toBeNull()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.element(page.getByText('Sang')).toBeVisible()
  await page.getByRole('radio', { name: 'Rewards' }).click()
  await expect.element(page.getByText('Zoo')).toBeVisible()
  await expect.poll(() => page.getByText('Fed the cat').query()).toBeNull()
})

test('a failed next page can be retried', async () => {
  stubPages([
    [createActivity('Fed the cat')],
    [createActivity('Sang', { createdAt: instantAgo(9 * 24 * 60 * minute) })],
  ])
  await renderWithProviders(
    <TimelineScreen user={userFixture()} child={childFixture()} family={[childFixture()]} chips={null} />,
  )
  await expect.element(page.getByText('Fed the cat')).toBeVisible()
  const stubbed = fetch
  vi.stubGlobal('fetch', async () => new Response('{"code":"unavailable"}', { status: 503 }))
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  vi.stubGlobal('fetch', stubbed)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Sang')).toBeVisible()
})

test('a page with only undone acts still offers the next page', async () => {
  const back = createActivity('Fed the cat', { points: -5, undoes: 'older', actId: 'act-back' })
  stubPages([[back], [createActivity('Sang', { createdAt: instantAgo(9 * 24 * 60 * minute) })]])
  await renderWithProviders(
    <TimelineScreen user={userFixture()} child={childFixture()} family={[childFixture()]} chips={null} />,
  )
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.element(page.getByText('Sang')).toBeVisible()
})
