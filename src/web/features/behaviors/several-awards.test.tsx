import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { renderBehaviors } from '#web/testing/render-behaviors-screen.tsx'

const tile = page.getByRole('button', { name: 'Tidied toys, 10 points for Mia', exact: true })
const otherTile = page.getByRole('button', { name: 'Said hello, 10 points for Mia', exact: true })
const message = page.getByText('+20 added for Mia')

const heightOfMessage = () => document.querySelector<HTMLElement>('[data-message]')?.offsetHeight ?? Number.NaN

test('awards one after the other share a message that names the last one and is no higher than that of one; Undo all undoes them, the newest first [BEH-43]', async () => {
  const { server } = await renderBehaviors()
  await tile.click()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  const before = heightOfMessage()
  await otherTile.click()
  await expect.element(message).toBeVisible()
  await expect.element(page.getByRole('paragraph').filter({ hasText: /^\+10\s·\sSaid hello$/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  expect(heightOfMessage()).toBeLessThanOrEqual(before)
  await page.getByRole('button', { name: 'Undo all' }).click()
  await expect.element(page.getByText('2 entries undone')).toBeVisible()
  const acts = server.requests.filter(({ path }) => path === recordBehavior.path).map(({ key }) => key)
  const undone = server.requests.flatMap(({ path }) => path.match(/acts\/(.*)\/undo/)?.[1] ?? [])
  expect(acts).toHaveLength(2)
  expect(undone).toEqual(acts.toReversed())
})

test('Undo undoes the last of several awards only; then the earlier one stands again, with its Undo [BEH-43]', async () => {
  const { server } = await renderBehaviors()
  await tile.click()
  await otherTile.click()
  await expect.element(message).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(page.getByText('Undone: Said hello')).toBeVisible()
  const undone = () => server.requests.filter(({ path }) => path.endsWith('/undo'))
  expect(undone()).toHaveLength(1)
  await expect.element(page.getByText('+10 for Mia · Tidied toys')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(page.getByText('Undone: Tidied toys')).toBeVisible()
  expect(undone()).toHaveLength(2)
})
