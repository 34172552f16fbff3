import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getBadgeDeeds, listBadgeProgress, type BadgeDeed } from '#shared/badges/contract.ts'
import { createShelf } from '#web/testing/badge-fixtures.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { BadgeCard } from './badge-card.tsx'

const help: BadgeDeed = {
  actId: 'a',
  type: 'behavior',
  title: 'x',
  iconName: 'help_others',
  metadata: '{"preset":"help_others"}',
  happenedAt: '2026-09-03T17:05:00.000Z',
  day: '2026-09-03',
  by: 'someone',
}

const shelf = page.getByRole('dialog', { name: 'Mia’s badges' })
const details = shelf.getByRole('region')

const openShelf = async () => {
  const server = createFakeServer()
  server.respondWith(listBadgeProgress, createShelf())
  server.respondWith(getBadgeDeeds, { earnedBy: null, first: help, latest: { ...help, title: 'y' } })
  await renderWithProviders(<BadgeCard child={childFixture()} user={userFixture()} />)
  await page.getByRole('button', { name: 'All badges' }).click()
  await expect.element(shelf).toBeVisible()
  return server
}

test('the shelf has all sixteen by name, and one ring [BDG-13, BDG-16]', async () => {
  await openShelf()
  await expect.element(shelf.getByText('2 of 16')).toBeVisible()
  expect(shelf.getByRole('listitem').all()).toHaveLength(16)
  await expect.element(shelf.getByRole('button', { name: 'Sixty-six: 0 of 66 days' })).toBeVisible()
  await expect.element(shelf.getByText('0 of 66 days')).toBeVisible()
  await expect.element(shelf.getByText('complete one skill')).toBeVisible()
  expect(document.querySelectorAll('.badge-shelf [data-ring]')).toHaveLength(1)
})

test('an open badge tells its rule, how far it is, and its deeds [BDG-8, BDG-14, BDG-16, CON-12]', async () => {
  await openShelf()
  await shelf.getByRole('button', { name: 'Helping hand: 18 of 25 times' }).click()
  await expect.element(details).toHaveFocus()
  await expect.element(details.getByRole('heading', { name: 'Helping hand' })).toBeVisible()
  await expect.element(details.getByText('18 of 25 times')).toBeVisible()
  await expect.element(details.getByText('Help someone, 25 times')).toBeVisible()
  await expect.element(details.getByText('Helped someone', { exact: true })).toBeVisible()
  await expect.element(details.getByText(/^The first was on 3 September/)).toBeVisible()
})

test('an earned badge tells when and for what it was earned [BDG-8, BDG-16]', async () => {
  const server = await openShelf()
  server.respondWith(getBadgeDeeds, { earnedBy: help, first: help, latest: help })
  await shelf.getByRole('button', { name: 'First light, since 18 November' }).click()
  await expect.element(details.getByText('since 18 November')).toBeVisible()
  await expect.element(details.getByText('For the very first light in the jar.')).toBeVisible()
  expect(details.getByRole('paragraph').elements()).toHaveLength(4)
  await expect.element(details.getByText('Helped someone', { exact: true })).toBeVisible()
})

test('Escape closes the details, then the shelf, and the focus returns each time [BDG-16]', async () => {
  await openShelf()
  const badge = shelf.getByRole('button', { name: 'Climber: 0 of 10 scores' })
  await badge.click()
  await expect.element(details).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(badge).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(shelf).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'All badges' })).toHaveFocus()
})
