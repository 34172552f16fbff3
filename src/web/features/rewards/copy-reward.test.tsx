import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addReward, deleteReward, listRewards, type Reward } from '#shared/rewards/contract.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { bedtime, book, createReward, kit, mia, renderRewards } from '#web/testing/render-rewards-screen.tsx'

const leo = childFixture({ id: '01a00000-0000-7000-8000-000000000009', name: 'Leo' })
const trip = createReward(7, { title: 'Trip', description: 'By train', pointsCost: 90, picture: 'bike' })

/** Renders the rewards of Mia, whose brother Leo has some of his own. */
const renderBoth = async (leosRewards: Reward[]) => {
  const { server } = await renderRewards({ others: [leo], rewards: [trip, book, bedtime] })
  await expect.element(page.getByRole('heading', { name: 'Trip' })).toBeVisible()
  server.respondWith(listRewards, leosRewards)
  return server
}

const openMenu = async (title: string) => {
  await page.getByRole('button', { name: `More: ${title}` }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
}

const also = page.getByRole('menuitem', { name: 'Also for Leo' })

test('the menu of a reward adds it for another child, and the message deletes it again [RWD-50]', async () => {
  const server = await renderBoth([])
  const copy = { ...trip, id: kit.id, childId: leo.id }
  server.respondWith(addReward, copy)
  await openMenu('Trip')
  server.respondWith(listRewards, [copy])
  await also.click()
  await expect.element(page.getByText('Added for Leo: Trip')).toBeVisible()
  const { title, description, pointsCost, category, picture, imageUrl } = trip
  const fields = { title, description, pointsCost, category, picture, imageUrl }
  expect(server.writtenBodies()).toEqual([{ childId: leo.id, ...fields }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Deleted: Trip')).toBeVisible()
  const deletion = deleteReward.path.replace('{id}', copy.id)
  expect(server.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([deletion])
})

test('a preset is added with its translated title for a child that lacks it [RWD-50]', async () => {
  const server = await renderBoth([])
  await openMenu('Story book')
  await also.click()
  await expect.element(page.getByText('Added for Leo: Story book')).toBeVisible()
  expect(server.writtenBodies()).toMatchObject([{ childId: leo.id, title: 'Story book', pointsCost: 80 }])
})

test('a child that has a reward of that preset or title is not offered [RWD-50]', async () => {
  await renderBoth([createReward(8, { childId: leo.id, title: 'Trip' }), { ...book, childId: leo.id, title: 'Tale' }])
  for (const title of ['Trip', 'Story book']) {
    await openMenu(title)
    expect(also.query()).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument()
  }
  await openMenu('Later bedtime')
  await expect.element(also).toBeVisible()
})

test('the menu opens by key, and without the other children where their rewards cannot be read [RWD-50]', async () => {
  const server = await renderBoth([])
  server.rejectWith(listRewards, 'unavailable')
  page.getByRole('button', { name: 'More: Trip' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  expect(also.query()).toBeNull()
})

test('with one child a menu offers no other, and the form says for whom a reward is [RWD-50]', async () => {
  await renderRewards()
  await openMenu('Craft kit')
  expect(
    page
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Edit', 'Delete'])
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: `A reward for ${mia.name}` })).toBeVisible()
})
