import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { hourMs } from '#shared/time/duration.ts'
import { setReachable } from '#web/lib/reachability.ts'
import { passTime } from '#web/testing/clock.ts'
import { recordedAward } from '#web/testing/fixtures.ts'
import { loseNetwork } from '#web/testing/lose-network.ts'
import { award, balance, keysOf, renderAward, retry, waitsForConnection } from '#web/testing/render-award.tsx'

test('an act that a server leaves without a response for 20 seconds waits, and is sent again [STT-9]', async () => {
  const server = await renderAward({ says: true })
  const endSilence = server.neverRespond()
  await award.click()
  await expect.element(balance).toHaveTextContent('105')
  await passTime(19_000)
  expect(page.getByText(waitsForConnection).query()).toBeNull()
  await passTime(1000)
  await expect.element(page.getByText(waitsForConnection)).toBeVisible()
  await expect.element(balance).toHaveTextContent('100')
  endSilence()
  setReachable(true)
  await expect.poll(() => keysOf(server)).toHaveLength(1)
  await expect.element(page.getByText(waitsForConnection)).not.toBeInTheDocument()
})

test('an act whose answer was lost keeps its id however long it waits [STT-9]', async () => {
  const server = await renderAward({ says: true })
  const respond = fetch
  const keys = server.loseRequests()
  await award.click()
  await expect.element(page.getByText(waitsForConnection)).toBeVisible()
  await passTime(2 * hourMs)
  vi.stubGlobal('fetch', respond)
  setReachable(true)
  await expect.poll(() => keysOf(server)).toEqual(keys)
})

test('once more is a new act, also where the answer to an equal one was lost hours ago', async () => {
  const server = await renderAward()
  const respond = fetch
  const keys = server.loseRequests()
  await award.click()
  await expect.poll(() => keys).toHaveLength(1)
  await passTime(2 * hourMs)
  vi.stubGlobal('fetch', respond)
  await page.getByRole('button', { name: 'Once more' }).click()
  // The lost one may be sent again by then, too.
  await expect.poll(() => keysOf(server).filter((key) => !keys.includes(key))).toHaveLength(1)
})

test('an act that is answered by something between, not by the server, waits [STT-9]', async () => {
  const server = await renderAward({ says: true })
  const respond = fetch
  vi.stubGlobal('fetch', async () => new Response('<title>Hotel Wi-Fi</title>'))
  await award.click()
  await expect.element(page.getByText(waitsForConnection)).toBeVisible()
  vi.stubGlobal('fetch', respond)
  setReachable(false)
  setReachable(true)
  await expect.poll(() => keysOf(server)).toHaveLength(1)
})

test('an act that was never sent is taken back by Undo, and the same act is a new one [STT-9]', async () => {
  const server = await renderAward({ says: true })
  const reconnect = server.interrupt()
  loseNetwork()
  await award.click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone: +5 for Mia')).toBeVisible()
  await expect.element(page.getByText(waitsForConnection)).not.toBeInTheDocument()
  reconnect()
  setReachable(true)
  await page.getByRole('button', { name: 'Award more' }).click()
  await expect.poll(() => server.writtenBodies()).toMatchObject([{ points: 7 }])
})

test('an act whose answer was lost is undone under its id as soon as the server answers [STT-9]', async () => {
  const server = await renderAward({ says: true })
  const respond = fetch
  const keys = server.loseRequests()
  await award.click()
  await expect.element(page.getByText(waitsForConnection)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone: +5 for Mia')).toBeVisible()
  vi.stubGlobal('fetch', respond)
  setReachable(true)
  await expect.poll(() => server.requests.map(({ path }) => path)).toContain(`/api/acts/${keys[0]}/undo`)
  expect(server.requests.filter(({ path }) => path === recordBehavior.path)).toEqual([])
  await award.click()
  await expect.poll(() => keysOf(server)).toHaveLength(1)
  expect(keysOf(server)[0]).not.toBe(keys[0])
})

test('of several acts that wait Undo takes the last one back; what is sent later is counted once [STT-9]', async () => {
  const server = await renderAward({ says: true })
  const reconnect = server.interrupt()
  loseNetwork()
  await award.click()
  await page.getByRole('button', { name: 'Award more' }).click()
  await expect.element(page.getByText('2 waiting to be sent')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone: +7 for Mia')).toBeVisible()
  await page.getByRole('button', { name: 'Award more' }).click()
  await expect.element(page.getByText('2 waiting to be sent')).toBeVisible()
  reconnect()
  setReachable(true)
  await expect.element(page.getByRole('status').getByText('2 sent')).toBeVisible()
  expect(server.writtenBodies()).toMatchObject([{ points: 5 }, { points: 7 }])
})

test('several acts that could not be sent are sent again together; one that succeeds ends the message [DLG-8, DLG-9]', async () => {
  const server = await renderAward({ says: true })
  server.rejectWith(recordBehavior, 'unavailable')
  await award.click()
  await expect.element(page.getByText('Not saved yet')).toBeVisible()
  await page.getByRole('button', { name: 'Award more' }).click()
  await expect.element(page.getByText('2 not saved yet')).toBeVisible()
  server.respondWith(recordBehavior, recordedAward)
  await retry.click()
  await expect.element(page.getByText('Recorded', { exact: true })).toBeVisible()
  await expect.element(retry).not.toBeInTheDocument()
  const keys = keysOf(server)
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(2)
})
