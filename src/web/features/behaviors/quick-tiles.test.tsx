import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Activity } from '#shared/activities/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { defaultQuickList } from '#shared/behaviors/rules.ts'
import { dayMs } from '#shared/time/duration.ts'
import { activityFixture } from '#web/testing/fixtures.ts'
import { renderBehaviors } from '#web/testing/render-behaviors-screen.tsx'

const tile = page.getByRole('button', { name: 'Tidied toys, 10 points for Mia', exact: true })
const counter = (count: number) =>
  page.getByRole('button', { name: `× ${count}. Once more or undo: Tidied toys`, exact: false })
const anyCounter = page.getByRole('button', { name: /Once more/ })
const tidied = (about: Partial<Activity> = {}) =>
  activityFixture('toys', { title: 'Tidied toys', metadata: JSON.stringify({ preset: 'tidy_toys' }), ...about })

test('a tile counts the awards of today, whoever gave them [BEH-36]', async () => {
  const yesterday = new Date(Date.now() - dayMs).toISOString()
  await renderBehaviors({
    rows: [
      tidied({ id: '1', actId: 'a1', by: 'ben' }),
      tidied({ id: '2', actId: 'a2' }),
      tidied({ id: '3', actId: 'a3', undone: true }),
      tidied({ id: '4', actId: 'a4', points: -10, undoes: '3' }),
      tidied({ id: '5', actId: 'a5', createdAt: yesterday }),
    ],
  })
  await expect.element(counter(2)).toBeVisible()
  await tile.click()
  await expect.element(counter(3)).toBeVisible()
  expect(anyCounter.elements()).toHaveLength(1)
})

test('an award that is undone is not counted, neither before nor after the activities are read again [BEH-36]', async () => {
  const rows = [tidied({ id: '1', actId: 'a1' })]
  await renderBehaviors({ rows })
  await expect.element(counter(1)).toBeVisible()
  await tile.click()
  await expect.element(counter(2)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(counter(1)).toBeVisible()
  await expect.element(page.getByText('Undone: Tidied toys')).toBeVisible()
  await expect.element(counter(1)).toBeVisible()
})

test('an award that failed is not counted [BEH-36]', async () => {
  const { server } = await renderBehaviors()
  server.rejectWith(recordBehavior, 'unavailable')
  await tile.click()
  await expect.element(page.getByText('Not saved yet')).toBeVisible()
  await expect.element(anyCounter).not.toBeInTheDocument()
})

test('tiles are equally high, whatever their names are [BEH-40]', async () => {
  await renderBehaviors({
    quick: [
      { preset: 'greeting' },
      { title: 'Told the truth although it was hard to say', points: 5 },
      { title: 'Sang', points: 3 },
    ],
  })
  await expect.element(page.getByRole('button', { name: 'Sang, 3 points for Mia', exact: true })).toBeVisible()
  const heights = [...document.querySelectorAll<HTMLElement>('[data-tile]')].map(({ offsetHeight }) => offsetHeight)
  expect(new Set(heights).size).toBe(1)
})

test('a light flies above the message of its award [JOY-1]', async () => {
  await renderBehaviors()
  await tile.click()
  const message = page.getByText('+10 for Mia · Tidied toys')
  await expect.element(message).toBeVisible()
  const layer = document.createElement('div')
  layer.dataset['flight'] = ''
  layer.className = 'fixed inset-0 z-80'
  document.body.append(layer)
  const { left, top } = message.element().getBoundingClientRect()
  expect(document.elementFromPoint(left + 2, top + 2)).toBe(layer)
  layer.remove()
})

test('in a short window, the place of messages covers no tile [DLG-13]', async () => {
  await page.viewport(360, 640)
  document.documentElement.style.setProperty('--sticky-top', '5rem')
  await renderBehaviors()
  await tile.click()
  await expect.element(page.getByText('+10 for Mia · Tidied toys')).toBeVisible()
  const bottom = document.querySelector('[data-message]')?.getBoundingClientRect().bottom
  expect(bottom).toBeLessThan(tile.element().getBoundingClientRect().top)
})

test('what scrolls below the message fades, and nothing else is covered [DLG-13]', async () => {
  await page.viewport(414, 2000)
  await renderBehaviors({ quick: [...defaultQuickList] })
  await tile.click()
  await expect.element(page.getByText('+10 for Mia · Tidied toys')).toBeVisible()
  const rows = [...document.querySelectorAll('.scroll-fade')]
  const fades = () => rows.map((row) => Number(getComputedStyle(row, '::after').opacity) > 0)
  expect(document.documentElement.scrollHeight).toBe(innerHeight)
  expect(fades()).toEqual([false, false])
  await page.viewport(414, 720)
  expect(fades()).toEqual([false, false])
  scrollTo(0, 100)
  await expect.poll(fades).toEqual([true, true])
})

test('all titles of short names stand below their pictures without a second line kept free [BEH-40]', async () => {
  await renderBehaviors({ quick: [{ preset: 'greeting' }, { title: 'Sang', points: 3 }] })
  const sang = page.getByRole('button', { name: 'Sang, 3 points for Mia', exact: true })
  await expect.element(sang).toBeVisible()
  const title = page.getByText('Sang', { exact: true }).element().getBoundingClientRect()
  expect(sang.element().getBoundingClientRect().bottom - title.bottom).toBeLessThanOrEqual(title.height)
})
