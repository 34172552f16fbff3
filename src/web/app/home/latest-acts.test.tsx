import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivities, type Activity } from '#shared/activities/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { LatestActs } from './latest-acts.tsx'

const mia = childFixture()

const createActivity = (about: Partial<Activity>): Activity => ({
  id: 'award',
  actId: 'award',
  childId: mia.id,
  type: 'behavior',
  title: 'Sang',
  description: null,
  points: 5,
  createdAt: '2026-01-20T10:00:00Z',
  happenedAt: '2026-01-20T10:00:00Z',
  day: '2026-01-20',
  iconName: null,
  metadata: null,
  by: userFixture().id,
  undone: false,
  undoes: null,
  ...about,
})

const renderActs = async (activities: Activity[], family = [mia]) => {
  const server = createFakeServer()
  server.respondWith(listActivities, activities)
  const { rerenderWith } = await renderWithProviders(<LatestActs user={userFixture()} child={mia} family={family} />)
  const rows = () => [...document.querySelectorAll<HTMLElement>('[data-act]')].map(({ dataset }) => dataset.act)
  return { rows, rerenderWith }
}

test('hard behaviours are left out, as children look on [HOM-17]', async () => {
  const hard = [-5, 0].map((points) => createActivity({ id: `hard ${points}`, actId: `hard ${points}`, points }))
  const { rows } = await renderActs([...hard, createActivity({})])
  await expect.poll(rows).toEqual(['award'])
})

test('so are moments where they stand beside the latest acts [HOM-17, HOM-25]', async () => {
  await page.viewport(1280, 800)
  const moment = createActivity({ id: 'moment', actId: 'moment', type: 'moment', points: null })
  const { rows, rerenderWith } = await renderActs([moment, createActivity({})])
  await expect.poll(rows).toEqual(['moment', 'award'])
  const leo = childFixture({ id: 'leo', name: 'Leo' })
  await rerenderWith(<LatestActs user={userFixture()} child={mia} family={[mia, leo]} />)
  await expect.poll(rows).toEqual(['award'])
})
