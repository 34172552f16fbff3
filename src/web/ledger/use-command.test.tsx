import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { undoAct } from '#shared/acts/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { hourMs } from '#shared/time/duration.ts'
import { read } from '#web/lib/query.ts'
import { setReachable } from '#web/lib/reachability.ts'
import { forgetUnsavedActs } from '#web/lib/unsaved-acts.ts'
import { childFixture, recordedAward } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { loseNetwork } from '#web/testing/lose-network.ts'
import { Button } from '#web/ui/button.tsx'
import { useCommand } from './use-command.ts'

afterEach(forgetUnsavedActs)

const mia = childFixture({ points: 100 })

interface AwardProps {
  tapKey?: string
  /** Whether it has a name, and says so with the tap. */
  says?: boolean
}

function Award({ tapKey, says }: AwardProps) {
  const { data } = useQuery(read(listChildren))
  const { send } = useCommand(recordBehavior, {
    tapKey: () => tapKey,
    queue: () => mia.id,
    input: (points: number) =>
      points > 0 ? { body: { childId: mia.id, type: 'reward' as const, title: 'Kite', points } } : null,
    optimistic: (points) => ({ childId: mia.id, points }),
    success: () => ({ title: 'Recorded', undo: 'Kite' }),
    failure: 'Not recorded',
    ...(says && {
      nameOf: (points: number) => `+${points} for Mia`,
      say: (points: number) => ({ title: `+${points} for Mia` }),
    }),
  })
  return (
    <>
      <output data-testid="balance">{data?.[0]?.points}</output>
      <Button onClick={() => void send(5)}>{'Award'}</Button>
      <Button onClick={() => void send(5, { isRepeat: true })}>{'Once more'}</Button>
      <Button onClick={() => void send(7)}>{'Award more'}</Button>
      <Button onClick={() => void send(0)}>{'Nothing'}</Button>
    </>
  )
}

const renderAward = async (props: AwardProps = {}) => {
  const server = createFakeServer()
  server.respondWith(listChildren, [mia])
  server.respondWith(recordBehavior, recordedAward)
  server.respondWith(undoAct, { actId: 'two', undoes: 'one', balance: 100 })
  await renderWithProviders(<Award {...props} />)
  await expect.element(balance).toHaveTextContent('100')
  return server
}

const balance = page.getByTestId('balance')
const retry = page.getByRole('button', { name: 'Try again' })
const award = page.getByRole('button', { name: 'Award' })
const keysOf = (server: ReturnType<typeof createFakeServer>) =>
  server.requests.filter(({ path }) => path === recordBehavior.path).map(({ key }) => key)

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

const waitsForConnection = 'Waiting. It will be sent once you’re online.'

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

test('an act that a server leaves without a response for 20 seconds waits, and is sent again [STT-9]', async () => {
  const server = await renderAward({ says: true })
  const endSilence = server.neverRespond()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  onTestFinished(() => timeout.mockRestore())
  await award.click()
  await expect.element(page.getByText(waitsForConnection)).toBeVisible()
  await expect.element(balance).toHaveTextContent('100')
  expect(timeout).toHaveBeenCalledWith(20_000)
  timeout.mockRestore()
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
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * hourMs })
  onTestFinished(() => void vi.useRealTimers())
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
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * hourMs })
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('fetch', respond)
  await page.getByRole('button', { name: 'Once more' }).click()
  await expect.poll(() => keysOf(server)).toHaveLength(1)
  expect(keysOf(server)).not.toEqual(keys)
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

test('an act that the server rejects shows why, without a button [DLG-8]', async () => {
  const server = await renderAward({ says: true })
  server.rejectWith(recordBehavior, 'invalid_input')
  await award.click()
  await expect.element(page.getByText('Not recorded')).toBeVisible()
  await expect.element(retry).not.toBeInTheDocument()
})
