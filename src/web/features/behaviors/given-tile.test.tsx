import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { undoAct } from '#shared/acts/contract.ts'
import { activityFixture } from '#web/testing/fixtures.ts'
import { renderBehaviors } from '#web/testing/render-behaviors-screen.tsx'
import { waitForRelease } from '#web/testing/wait-for-release.ts'

const tile = page.getByRole('button', { name: 'Tidied toys, 10 points for Mia', exact: true })
const other = page.getByRole('button', { name: 'Said hello, 10 points for Mia', exact: true })
const counter = page.getByRole('button', { name: /Once more/ })
const tidied = activityFixture('toys', { title: 'Tidied toys', metadata: JSON.stringify({ preset: 'tidy_toys' }) })

const groundOf = (one: typeof tile) => getComputedStyle(one.element()).backgroundColor
const glow = () => document.querySelectorAll('.animate-given').length

test('a tile that was given on the day has a filled mark and a ground of its own, without a glow [BEH-36]', async () => {
  await renderBehaviors({ rows: [tidied] })
  await expect.element(counter).toBeVisible()
  expect(groundOf(tile)).not.toBe(groundOf(other))
  const mark = counter.element().firstElementChild
  expect(mark?.clientHeight).toBe(24)
  expect(mark && getComputedStyle(mark, '::after').content).toBe('none')
  expect(mark && getComputedStyle(mark).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  expect(glow()).toBe(0)
})

test('the ground of a tile glows at the moment of an award, and nothing moves [BEH-36]', async () => {
  await renderBehaviors()
  await expect.element(tile).toBeVisible()
  const boxes = () => [...tile.element().children].slice(0, 3).map((part) => part.getBoundingClientRect().toJSON())
  const before = boxes()
  await tile.click()
  await expect.poll(glow).toBe(1)
  expect(tile.element().querySelector('.animate-given')).not.toBeNull()
  await waitForRelease(tile)
  expect(boxes()).toEqual(before)
})

test('the menu of the counter undoes the last award of the day, whoever gave it and whenever the screen was opened [BEH-36, BEH-25]', async () => {
  const { server } = await renderBehaviors({ rows: [{ ...tidied, id: '2', actId: 'later' }, tidied] })
  server.respondWith(undoAct, { actId: 'undo', undoes: 'later', balance: 90 })
  await counter.click()
  await page.getByRole('menuitem', { name: 'Undo the last one' }).click()
  await expect.element(page.getByText('Undone: Tidied toys')).toBeVisible()
  expect(server.requests.map(({ path }) => path)).toContain('/api/acts/later/undo')
  await expect.poll(() => counter.element().querySelector('[data-count]')?.getAttribute('data-count')).toBe('× 1')
})
