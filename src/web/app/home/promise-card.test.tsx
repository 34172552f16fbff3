import { afterEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { undoAct } from '#shared/acts/contract.ts'
import { giveRedemption, listRedemptions, type Redemption } from '#shared/rewards/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { PromiseCard } from './promise-card.tsx'
import { recordTaps } from '#web/testing/record-taps.ts'

afterEach(() => {
  vi.useRealTimers()
})

const createPromise = (id: string, redeemedAt: string): Redemption => ({
  id,
  childId: childFixture().id,
  rewardId: `reward-${id}`,
  actId: `act-${id}`,
  title: id,
  preset: null,
  category: 'other',
  pointsSpent: 10,
  redeemedAt,
  redeemedBy: userFixture().id,
  givenAt: null,
  returnedAt: null,
})

/** Renders two promises, of which the server marks the newer one, a picnic, as given. */
const renderCard = (max = 1) =>
  renderWithProviders(<PromiseCard user={userFixture()} child={childFixture()} max={max} />)

const renderPromises = async () => {
  const server = createFakeServer()
  const film = createPromise('An evening with a film that everybody has chosen together', '2026-01-04T10:00:00Z')
  let picnic = createPromise('Picnic', '2026-01-05T10:00:00Z')
  server.respondWith(listRedemptions, () => [picnic, film])
  server.respondWith(giveRedemption, () => {
    picnic = { ...picnic, givenAt: '2026-01-07T10:00:00Z' }
    return { ...picnic, balance: 50 }
  })
  server.respondWith(undoAct, () => {
    picnic = { ...picnic, givenAt: null }
    return { actId: 'undo', undoes: 'give', balance: 60 }
  })
  await renderCard()
  await page.getByRole('button', { name: 'I gave it: Picnic' }).click()
  const undo = page.getByRole('button', { name: 'Undo: given, Picnic' })
  await expect.element(undo).toBeVisible()
  return { server, undo }
}

test('what was given can be undone as long as home is open, then the next promise is shown [HOM-15, RWD-43]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const { undo } = await renderPromises()
  expect(document.querySelector('[data-message]')).toBeNull()
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(undo).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'One more to give' })).toBeVisible()
  vi.useRealTimers()
  await cleanup()
  await renderCard()
  await expect.element(page.getByRole('button', { name: /^I gave it: An evening/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo: given, Picnic' }).click()
  await expect.element(page.getByRole('button', { name: 'I gave it: Picnic' })).toBeVisible()
})

test('an impatient second tap on what was given undoes nothing, a later one promises it again in its place [HOM-15, RWD-43]', async () => {
  const tapAgain = recordTaps()
  const { server, undo } = await renderPromises()
  await expect.element(undo.getByText('Undo', { exact: true })).toBeVisible()
  tapAgain(undo.element(), 300)
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(server.requests.filter(({ path }) => path.endsWith('/undo'))).toEqual([])
  await undo.click()
  await expect.element(page.getByRole('button', { name: 'I gave it: Picnic' })).toBeVisible()
})

test('names the newest promises and counts the others; what is given keeps its place [HOM-15]', async () => {
  const server = createFakeServer()
  const promises = ['Picnic', 'Cake', 'Zoo', 'Film'].map((title, n) =>
    createPromise(title, `2026-01-0${8 - n}T10:00:00Z`),
  )
  server.respondWith(listRedemptions, () => promises)
  server.respondWith(giveRedemption, () => {
    promises[0] = { ...createPromise('Picnic', '2026-01-08T10:00:00Z'), givenAt: '2026-01-09T10:00:00Z' }
    return { ...promises[0], balance: 50 }
  })
  await renderCard(3)
  const rows = page.getByRole('link')
  await expect.element(rows.nth(2)).toBeVisible()
  expect(rows.elements().map(({ textContent }) => textContent.replace(/promised.*/, ''))).toEqual([
    'Picnic',
    'Cake',
    'Zoo',
    'One more to give',
  ])
  await page.getByRole('button', { name: 'I gave it: Picnic' }).click()
  await expect.element(rows.nth(0).getByText('Given')).toBeVisible()
  await expect.element(rows.nth(2)).toMatchTextContent(/^Zoo/)
})
