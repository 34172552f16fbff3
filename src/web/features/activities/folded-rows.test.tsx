import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addDays } from '#shared/time/day.ts'
import { at, createAward, renderTimeline, today } from '#web/testing/render-timeline.tsx'

const yesterday = addDays(today, -1)
const rowOf = (title: string) => page.getByRole('listitem').filter({ hasText: title }).last()
const opener = (name: RegExp) => page.getByRole('button', { name })
const showFullList = async () => {
  await page.getByRole('button', { name: 'Show: All' }).click()
  await page.getByRole('menuitemradio', { name: 'Full list, with what was undone' }).click()
}

test('acts of others name them, those of the reader in the opened row and in the full list [ACT-17]', async () => {
  await renderTimeline([createAward('Fed the cat'), createAward('Sang', { by: 'ben' })])
  await expect.element(rowOf('Sang')).toMatchTextContent(/6:00 pm · noted by someone\+10/)
  expect(page.getByText('noted by Ana').query()).toBeNull()
  await opener(/^Fed the cat/).click()
  await expect.element(page.getByText('Noted by you. A mistake?')).toBeVisible()
  await showFullList()
  await expect.element(rowOf('Fed the cat')).toMatchTextContent(/6:00 pm · noted by Ana\+10/)
})

test('equal acts of a day are one row with their times, whoever noted them and whatever stands between, each with its own undo [ACT-42]', async () => {
  const hello = (id: string, hour: number, about = {}) =>
    createAward('Said hello', { id, actId: id, createdAt: at(yesterday, hour), ...about })
  const { server } = await renderTimeline([
    hello('three', 18, { by: 'ben' }),
    createAward('Sang', { createdAt: at(yesterday, 13) }),
    hello('two', 12.5),
    createAward('Said hello', { createdAt: at(yesterday, 8), description: 'To the new neighbour.' }),
  ])
  const folded = opener(/^Said hello × 2/)
  await expect
    .element(folded)
    .toMatchTextContent(/^Said hello × 2 ?12:30 pm and 6:00 pm · noted by Ana and someone\+20/)
  await expect.element(opener(/^Said hello ?To the new neighbour/)).toBeVisible()
  await folded.click()
  await page.getByRole('button', { name: 'Undo: Said hello' }).first().click()
  await expect.element(opener(/^Said hello ?6:00 pm/)).toMatchTextContent(/noted by someone\+10/)
  await expect.element(rowOf('undone by Ana')).toBeVisible()
  expect(server.requests.some(({ path }) => path === '/api/acts/two/undo')).toBe(true)
  await showFullList()
  await expect.element(rowOf('undone by Ana')).toBeVisible()
  expect(folded.query()).toBeNull()
})
