import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { recordedAward } from '#web/testing/fixtures.ts'
import { award, balance, keysOf, renderAward, retry, waitsForConnection } from '#web/testing/render-award.tsx'

test('the balance changes before the response', async () => {
  const server = await renderAward()
  server.neverRespond()
  await award.click()
  await expect.element(balance).toHaveTextContent('105')
})

test('a retry after a 503 keeps the act id, one after a rejection gets a new one', async () => {
  const server = await renderAward()
  server.rejectWith(recordBehavior, 'unavailable')
  await award.click()
  await expect.element(page.getByText('Not recorded').first()).toBeVisible()
  await expect.element(balance).toHaveTextContent('100')
  server.rejectWith(recordBehavior, 'invalid_input')
  await award.click()
  await expect.poll(() => keysOf(server)).toHaveLength(2)
  server.respondWith(recordBehavior, recordedAward)
  await award.click()
  await expect.element(page.getByText('Recorded', { exact: true })).toBeVisible()
  const [first, second, third] = keysOf(server)
  expect(second).toBe(first)
  expect(third).not.toBe(second)
})

test('undo reverses the act under its id', async () => {
  const server = await renderAward()
  await award.click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone: Kite')).toBeVisible()
  expect(server.requests.map(({ path }) => path)).toContain(`/api/acts/${keysOf(server)[0]}/undo`)
})

test('a second click with the same key is ignored', async () => {
  const server = await renderAward({ tapKey: 'award' })
  await award.dblClick()
  await expect.element(page.getByText('Recorded', { exact: true })).toBeVisible()
  expect(keysOf(server)).toHaveLength(1)
})

test('a write without input sends nothing and shows no error', async () => {
  const server = await renderAward()
  await page.getByRole('button', { name: 'Nothing' }).click()
  await expect.element(balance).toHaveTextContent('100')
  expect(server.writtenBodies()).toEqual([])
  await expect.element(page.getByText('Not recorded')).not.toBeInTheDocument()
})

test('what was said with the tap is not said again with the response, which adds Undo [DLG-14]', async () => {
  const server = await renderAward({ says: true })
  server.neverRespond()
  await award.click()
  await expect.element(page.getByRole('status').getByText('+5 for Mia')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('an act without a connection waits, and a second tap keeps its key [DLG-8, DLG-9, STT-9]', async () => {
  const server = await renderAward({ says: true })
  const keys = server.loseRequests()
  await award.click()
  await expect.element(page.getByRole('alert').getByText('+5 for Mia')).toBeVisible()
  await expect.element(page.getByText(waitsForConnection)).toBeVisible()
  await expect.element(balance).toHaveTextContent('100')
  await award.click()
  await expect.poll(() => keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('an act that the server rejects shows why, without a button [DLG-8]', async () => {
  const server = await renderAward({ says: true })
  server.rejectWith(recordBehavior, 'invalid_input')
  await award.click()
  await expect.element(page.getByText('Not recorded')).toBeVisible()
  await expect.element(retry).not.toBeInTheDocument()
})
