import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addMoment } from '#shared/moments/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { setReachable } from '#web/lib/reachability.ts'
import { listUnsavedActs } from '#web/lib/unsaved-acts.ts'
import { leo, mia, momentOf, picture, questionOf, renderEvening, today } from '#web/testing/render-evening.tsx'

beforeEach(() => page.viewport(414, 896))

const card = page.getByRole('group', { name: /Not saved yet|waiting|Saved to Mia/ })

test('a failed moment can be tried again in its place, under the same key [HOM-30]', async () => {
  const { server } = await renderEvening({})
  await expect.element(questionOf('Mia')).toBeVisible()
  server.rejectWith(addMoment, 'unavailable')
  await picture('happy').click()
  await picture('sunny').click()
  await expect.element(card.getByRole('alert')).toHaveTextContent('Not saved yet')
  await card.getByRole('button', { name: 'Try again' }).click()
  const keys = () => server.requests.filter(({ method }) => method === 'POST').map(({ key }) => key)
  await expect.poll(keys).toHaveLength(2)
  await expect.element(card.getByRole('alert')).toBeVisible()
  server.respondWith(addMoment, { ...momentOf(mia), actId: 'act', balance: 0 })
  await card.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Saved to Mia’s moments').first()).toBeVisible()
  expect(new Set(keys()).size).toBe(1)
})

test('another face can be chosen after a failure [HOM-30]', async () => {
  const { server } = await renderEvening({ family: [mia, leo], moments: [momentOf(leo)] })
  server.rejectWith(addMoment, 'unavailable')
  await picture('happy').click()
  await card.getByRole('button', { name: 'Back' }).click()
  await expect.element(questionOf('Mia')).toBeVisible()
})

test('without a connection it waits and is sent once that is back; it can be taken back [HOM-30, STT-9]', async () => {
  const { server } = await renderEvening({ family: [mia, leo], moments: [momentOf(leo)] })
  const reconnect = server.interrupt()
  await picture('happy').click()
  await expect.element(card.getByText('waiting', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(questionOf('Mia')).toBeVisible()
  await picture('calm').click()
  await expect.element(card.getByText('waiting', { exact: true })).toBeVisible()
  reconnect()
  setReachable(false)
  setReachable(true)
  await expect.element(page.getByRole('button', { name: 'Add words' })).toBeVisible()
  // The one that was taken back may have been recorded, so it is undone.
  const moments = server.writtenBodies().filter((body) => body !== undefined)
  expect(moments).toEqual([{ childId: mia.id, mood: 'calm', weather: 'windy', date: today }])
})

const reachAgain = () => {
  setReachable(false)
  setReachable(true)
}

/**
 * Chooses a face without a connection, so that the moment waits; when the connection is back, the server rejects it as
 * unavailable.
 */
const failAfterWaiting = async () => {
  const { server } = await renderEvening({ family: [mia, leo], moments: [momentOf(leo)] })
  const reconnect = server.interrupt()
  await picture('happy').click()
  await expect.element(card.getByText('waiting', { exact: true })).toBeVisible()
  server.rejectWith(addMoment, 'unavailable')
  reconnect()
  reachAgain()
  await expect.element(card.getByRole('button', { name: 'Try again' })).toBeVisible()
  return server
}

test('a moment that waited and then failed is sent when the connection is back the next time [HOM-30, STT-9]', async () => {
  const server = await failAfterWaiting()
  server.respondWith(addMoment, { ...momentOf(mia), actId: 'act', balance: 0 })
  reachAgain()
  await expect.element(page.getByText('Saved to Mia’s moments').first()).toBeVisible()
})

test('a face that is given up after it waited and failed is not sent any more [HOM-30, STT-9]', async () => {
  await failAfterWaiting()
  await card.getByRole('button', { name: 'Back' }).click()
  await expect.element(questionOf('Mia')).toBeVisible()
  expect(listUnsavedActs()).toEqual([])
  await expect.element(page.getByText('Waiting. It will be sent once you’re online.')).not.toBeInTheDocument()
})

test.each<[Locale, number, string[]]>([
  ['en', 390, ['happy', 'sunny', 'Undo']],
  ['es', 360, ['alegría', 'sol', 'Deshacer']],
  ['es', 390, ['cansancio', 'sol', 'Deshacer']],
  ['zh', 320, ['开心', '晴', '撤销']],
])(
  'the card keeps its height meanwhile, in %s at %i px [HOM-30, DLG-14]',
  async (locale, width, [mood, weather, undo]) => {
    await page.viewport(width, 844)
    await renderEvening({ family: [mia, leo], locale })
    await expect.element(picture(mood ?? '')).toBeVisible()
    const heights: (number | undefined)[] = []
    const measure = () => heights.push(document.querySelector<HTMLElement>('fieldset')?.parentElement?.clientHeight)
    measure()
    await picture(mood ?? '').click()
    measure()
    await picture(weather ?? '').click()
    await expect.element(picture(undo ?? '')).toBeVisible()
    measure()
    expect(new Set(heights).size).toBe(1)
  },
)
