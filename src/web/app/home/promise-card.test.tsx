import { expect, test } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { undoAct } from '#shared/acts/contract.ts'
import { giveRedemption, listRedemptions, type Redemption } from '#shared/rewards/contract.ts'
import { setReachable } from '#web/lib/reachability.ts'
import { passTime } from '#web/testing/clock.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { doubleTapMs } from '#web/ui/use-double-tap-guard.ts'
import { PromiseCard } from './promise-card.tsx'

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
  const { undo } = await renderPromises()
  expect(document.querySelector('[data-message]')).toBeNull()
  await passTime(60_000)
  await expect.element(undo).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'One more to give' })).toBeVisible()
  await cleanup()
  await renderCard()
  await expect.element(page.getByRole('button', { name: /^I gave it: An evening/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo: given, Picnic' }).click()
  await expect.element(page.getByRole('button', { name: 'I gave it: Picnic' })).toBeVisible()
})

test('an impatient second tap on what was given undoes nothing, a later one promises it again in its place [HOM-15, RWD-43]', async () => {
  const { server, undo } = await renderPromises()
  await expect.element(undo.getByText('Undo', { exact: true })).toBeVisible()
  await undo.click()
  await passTime(doubleTapMs)
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

test('without a network each of two promises with the same title says that it waits; one is taken back, the other is sent [STT-9]', async () => {
  const server = createFakeServer()
  const promises = [1, 2].map((day) => ({ ...createPromise('Zoo', `2026-01-0${day}T10:00:00Z`), id: `${day}` }))
  server.respondWith(listRedemptions, promises)
  server.respondWith(giveRedemption, ({ path }) => {
    const given = { ...promises.find(({ id }) => path.includes(`/${id}/`)), givenAt: '2026-01-07T10:00:00Z' }
    return { ...(given as Redemption), balance: 50 }
  })
  await renderCard(2)
  const give = page.getByRole('button', { name: 'I gave it: Zoo' })
  const undo = page.getByRole('button', { name: 'Undo: given, Zoo' })
  const marks = page.getByRole('link').getByText('waiting', { exact: true })
  await expect.element(give.nth(1)).toBeVisible()
  const { height } = document.querySelector('[data-promise]')?.getBoundingClientRect() ?? new DOMRect()
  const reconnect = server.interrupt()
  await give.nth(1).click()
  await expect.element(marks).toBeVisible()
  await give.click()
  await expect.poll(() => marks.elements()).toHaveLength(2)
  expect(document.querySelector('[data-promise]')?.getBoundingClientRect().height).toBe(height)
  await passTime(doubleTapMs)
  await undo.first().click()
  await expect.element(give).toBeVisible()
  reconnect()
  setReachable(true)
  const given = () => server.requests.map(({ path }) => path).filter((path) => path.endsWith('/given'))
  await expect.poll(given).toEqual(['/api/redemptions/2/given'])
  await expect.poll(() => marks.elements()).toEqual([])
})
