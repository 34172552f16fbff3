import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listChildren } from '#shared/children/contract.ts'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { setReachable } from '#web/lib/reachability.ts'
import { passTime } from '#web/testing/clock.ts'
import { familyToday } from '#web/testing/habit-fixture.ts'
import {
  createHabitsOfToday,
  findCheckInToggle,
  leo,
  mia,
  renderToday,
  titles,
  TodayScreen,
} from '#web/testing/render-today-habits.tsx'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { waitForRelease } from '#web/testing/wait-for-release.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { noticeMs } from '#web/ui/message.ts'
import { TodayHabitsSkeleton } from './skeletons.tsx'

test('six check-ins for two children take six clicks; Undo takes back the last one [HAB-55, HAB-56]', async () => {
  const { server, done } = await renderToday()
  for (const name of ['Mia', 'Leo']) for (const title of titles) await findCheckInToggle(title, name).click()
  await expect.poll(() => server.writtenBodies()).toEqual(Array.from({ length: 6 }, () => ({ date: familyToday() })))
  await expect.element(page.getByText(/^\+\d+ for Leo · /).first()).toBeVisible()
  await expect.element(findCheckInToggle('Tidy up', 'Leo')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(findCheckInToggle('Tidy up', 'Leo')).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => done.size).toBe(5)
})

test('after several check-ins the last one can be undone alone; then the earlier one stands again, with its Undo [HAB-56]', async () => {
  const { done } = await renderToday()
  for (const title of ['Brush teeth', 'Read']) await findCheckInToggle(title, 'Mia').click()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect.poll(() => done.size).toBe(2)
  await undo.click()
  await expect.element(page.getByText('Undone: Read').first()).toBeVisible()
  await expect.element(findCheckInToggle('Read', 'Mia')).toHaveAttribute('aria-pressed', 'false')
  await passTime(noticeMs)
  await undo.click()
  await expect.poll(() => done.size).toBe(0)
})

test('a second click on a tick undoes the check-in [HAB-55]', async () => {
  const { done } = await renderToday([0])
  await expect.element(findCheckInToggle('Brush teeth', 'Mia')).toHaveAttribute('aria-pressed', 'true')
  await findCheckInToggle('Brush teeth', 'Mia').click()
  await expect.element(findCheckInToggle('Brush teeth', 'Mia')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(page.getByText('Undone: Brush teeth').first()).toBeVisible()
  expect(done.size).toBe(0)
})

test('an undo that succeeds only when it is tried again says so [HAB-55]', async () => {
  const { server, done } = await renderToday([0])
  const reconnect = server.interrupt()
  await findCheckInToggle('Brush teeth', 'Mia').click()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  reconnect()
  await retry.click()
  await expect.element(page.getByText('Undone: Brush teeth').first()).toBeVisible()
  expect(done.size).toBe(0)
})

test('a tick shows immediately, waits when the server is unreachable, and a second tap takes it back', async () => {
  const { server } = await renderToday()
  server.neverRespond()
  await findCheckInToggle('Read', 'Leo').click()
  await expect.element(findCheckInToggle('Read', 'Leo')).toHaveAttribute('aria-pressed', 'true')
  server.disconnect()
  await findCheckInToggle('Read', 'Mia').click()
  // Leo's may wait by then, too.
  await expect.element(page.getByText(/^Waiting\. It will be sent|^2 waiting to be sent$/)).toBeVisible()
  await expect.element(findCheckInToggle('Read', 'Mia')).toHaveAttribute('aria-pressed', 'true')
  await findCheckInToggle('Read', 'Mia').click()
  await expect.element(findCheckInToggle('Read', 'Mia')).toHaveAttribute('aria-pressed', 'false')
})

test.each(['rows', 'tiles'] as const)(
  'a check-in without a connection is marked as waiting until it was sent, in %s [STT-9]',
  async (form) => {
    const { server, done } = await renderToday([0, 2], { form })
    const reconnect = server.interrupt()
    await findCheckInToggle('Read', 'Mia').click()
    const mark = page.getByRole('list', { name: 'Habits of Mia' }).getByText('waiting', { exact: true })
    await expect.element(mark).toBeVisible()
    expect(document.body.innerText).not.toContain('1 to go')
    reconnect()
    setReachable(true)
    await expect.poll(() => done.size).toBe(3)
    await expect.element(mark).not.toBeInTheDocument()
    await expect.element(findCheckInToggle('Read', 'Mia')).toHaveAttribute('aria-pressed', 'true')
  },
)

test('check-ins of two habits with the same title wait beside each other and are both sent [STT-9]', async () => {
  const { server, done } = await renderToday([], { names: ['Read', 'Read', 'Tidy up'] })
  const reconnect = server.interrupt()
  const toggles = findCheckInToggle('Read', 'Mia')
  await toggles.first().click()
  await expect.element(page.getByText(/^Waiting\. It will be sent/)).toBeVisible()
  await expect.element(toggles.nth(1)).toHaveAttribute('aria-pressed', 'false')
  await toggles.nth(1).click()
  await expect.element(page.getByText('2 waiting to be sent')).toBeVisible()
  reconnect()
  setReachable(true)
  await expect.poll(() => done.size).toBe(2)
})

test('a tick is 48 px large [HAB-55]', async () => {
  await renderToday()
  const { width, height } = findCheckInToggle('Read', 'Mia').element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
})

test('without habits there is an empty state with a link', async () => {
  const server = createFakeServer()
  server.respondWith(listChildren, [mia])
  server.respondWith(listFamilyTodayHabits, [])
  await renderWithProviders(<TodayScreen form="rows" />)
  await expect.element(page.getByText('One small thing, every evening: which habit would Mia choose?')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Add a habit' })).toHaveAttribute('href', '/habits')
})

test('a failed request can be retried', async () => {
  const server = createFakeServer()
  server.respondWith(listChildren, [mia, leo])
  server.rejectWith(listFamilyTodayHabits, 'unavailable')
  await renderWithProviders(<TodayScreen form="rows" />)
  await expect.element(page.getByText('The habits could not be loaded')).toBeVisible()
  server.respondWith(listFamilyTodayHabits, createHabitsOfToday(new Set()))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(findCheckInToggle('Read', 'Leo')).toBeVisible()
})

test.each([
  ['zh', '给Mia打卡：Read'],
  ['es', 'Marcar Read de Mia como hecho'],
] as const)('a tick has an accessible name in %s', async (locale, name) => {
  await renderToday([], { locale })
  await expect.element(page.getByRole('button', { name })).toBeVisible()
})

const findTiles = () => [...document.querySelectorAll('[data-habit-tile]')]

test('habits are listed in the order in which they were added, whatever the order of the response [HAB-55]', async () => {
  const { server } = await renderToday()
  server.respondWith(listFamilyTodayHabits, () =>
    createHabitsOfToday(new Set()).map(({ childId, habits }) => ({ childId, habits: habits.toReversed() })),
  )
  await findCheckInToggle('Read', 'Mia').click()
  await expect.element(page.getByText('Undo', { exact: true })).toBeVisible()
  const names = page.getByRole('button', { name: /for Mia/ }).elements()
  expect(names.map((button) => button.getAttribute('aria-label'))).toEqual(
    titles.map((title) => `Check in ${title} for Mia`),
  )
})

test('as tiles, habits keep size and place when they are checked in; a child folds only by its arrow [HOM-19, HOM-20]', async () => {
  const { done } = await renderToday([0, 1], { form: 'tiles' })
  const boxes = () => findTiles().map((tile) => JSON.stringify(tile.getBoundingClientRect()))
  const before = boxes()
  expect(before).toHaveLength(6)
  await expect.element(page.getByText('1 to go')).toBeVisible()
  await findCheckInToggle('Tidy up', 'Mia').click()
  const fold = page.getByRole('button', { name: 'Mia All three done' })
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => done.size).toBe(3)
  await waitForRelease(findCheckInToggle('Tidy up', 'Mia'))
  expect(boxes()).toEqual(before)
  await fold.click()
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  expect(findTiles()).toHaveLength(3)
  expect(fold.element().getBoundingClientRect().height).toBe(52)
  await fold.click()
  expect(findTiles()).toHaveLength(6)
})

test('a child who has done everything before is one line, and its tiles return when one is undone [HOM-20]', async () => {
  const { server } = await renderToday([0, 1, 2], { form: 'tiles' })
  const line = page.getByRole('button', { name: 'Mia All three done' })
  await expect.element(line).toHaveAttribute('aria-expanded', 'false')
  await line.click()
  await findCheckInToggle('Read', 'Mia').click()
  await expect.element(page.getByText('1 to go')).toBeVisible()
  await findCheckInToggle('Read', 'Mia').click()
  await expect.element(line).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => server.writtenBodies()).toHaveLength(2)
})

test.each(['rows', 'tiles'] as const)(
  'what is still loading has the frame of the %s that come [HOM-29]',
  async (form) => {
    createFakeServer()
    const groups = createHabitsOfToday(new Set())
    await renderWithProviders(<TodayHabitsSkeleton form={form} groups={groups} />)
    const cards = [...document.querySelectorAll<HTMLElement>('.bg-surface')]
    expect(cards).toHaveLength(1)
    expect(cards[0]?.offsetHeight).toBeGreaterThan(200)
  },
)
