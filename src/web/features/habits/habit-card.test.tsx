import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listBadges } from '#shared/badges/contract.ts'
import { addHabit, listCheckIns, listHabits, type Habit } from '#shared/habits/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { habits as es } from '#web/i18n/messages/es/habits.ts'
import { habits as zh } from '#web/i18n/messages/zh/habits.ts'
import { habits as en } from '#web/i18n/messages/en/habits.ts'
import { sessionQuery } from '#web/lib/session.ts'
import { habitFixture, familyToday } from '#web/testing/habit-fixture.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { HabitsScreen } from './habits-screen.tsx'

const today = familyToday()

const renderCard = async (habits: Habit[]) => {
  const server = createFakeServer()
  server.respondWith(listHabits, habits)
  server.respondWith(listBadges, [])
  await renderWithProviders(
    <main>
      <h1>{'Habits'}</h1>
      <HabitsScreen user={userFixture()} child={childFixture()} family={[childFixture()]} chips={null} />
    </main>,
  )
  return server
}

const text = (words: string) => page.getByText(words, { exact: false })

test('a card shows done days and target; the details also the remaining days, all check-ins and the longest streak [HAB-40, HAB-43, HAB-68]', async () => {
  await renderCard([habitFixture({ longestStreak: 5, checkinCount: 11 }, [0, 1])])
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 21 days')
  expect(text('19 days to go').query()).toBeNull()
  await page.getByRole('button', { name: 'Read 15 minutes' }).first().click()
  await expect.element(text('19 days to go')).toBeVisible()
  const figures = page.getByRole('dialog').getByRole('definition')
  await expect.poll(() => figures.all().map((figure) => figure.element().textContent)).toEqual(['11', '2', '5'])
  await userEvent.keyboard('{Escape}')
})

test('a new habit shows no zeros, on its card and in its details [HAB-67]', async () => {
  await renderCard([habitFixture()])
  await expect.element(text('The first of 21 days')).toBeVisible()
  expect(document.querySelector('[data-habit]')?.textContent).not.toMatch(/\b0\b/)
  await page.getByRole('button', { name: 'Read 15 minutes' }).first().click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(page.getByRole('definition').elements()).toEqual([])
  await userEvent.keyboard('{Escape}')
})

test('after a gap a card counts towards the target again, without a zero [HAB-67]', async () => {
  await renderCard([habitFixture({ checkinCount: 11, longestStreak: 5 })])
  await expect.element(text('11 days so far · next: 21\u00a0days')).toBeVisible()
  expect(document.querySelector('[data-habit]')?.textContent).not.toMatch(/\b0\b/)
})

test.each([
  ['en', en, /in a row/],
  ['zh', zh, /已连续/],
  ['es', es, /seguid/],
])('no text in %s tells the goal as days in a row [HAB-68]', (_, words, pattern) => {
  expect(JSON.stringify(words)).not.toMatch(pattern)
})

test('a streak that reaches the target through a rest has no remaining days', async () => {
  await renderCard([habitFixture({ targetDays: 2 }, [1, 2])])
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 2 days')
  await page.getByRole('button', { name: 'Read 15 minutes' }).first().click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(text('to go').query()).toBeNull()
  await userEvent.keyboard('{Escape}')
})

test('days of an earlier streak are muted in the strip and told as such, and the card says that a new one runs [HAB-73]', async () => {
  await renderCard([habitFixture({ currentStreak: 1 }, [1, 5], [2, 3, 4])])
  const earlier = Number(addDays(today, -5).slice(8))
  await expect.element(page.getByText(new RegExp(`\\b${earlier} .*: done, in an earlier run$`))).toBeInTheDocument()
  const marks = [...document.querySelectorAll<HTMLElement>('[data-day="done"]')]
  expect(marks.map((mark) => mark.dataset['earlier'])).toEqual(['', undefined])
  const grounds = marks.map((mark) => getComputedStyle(mark).backgroundColor)
  expect(new Set(grounds).size).toBe(2)
  expect(page.getByRole('progressbar').element().parentElement?.textContent).toContain('New run: 1 of 21 days')
})

test('the strip shows the last seven days, today last, each state with a sign of its own [HAB-40, HAB-41, HAB-70]', async () => {
  const restDay = addDays(today, -2)
  const habit = habitFixture({}, [1, 4], [3])
  const recentDays = habit.recentDays.map((one) => (one.date === restDay ? { ...one, state: 'rest' as const } : one))
  await renderCard([{ ...habit, recentDays }])
  const strip = page.getByRole('list', { name: 'The last seven days: Read 15 minutes' })
  await expect.element(strip).toBeVisible()
  const places = strip.getByRole('listitem').elements()
  const shown = places.map((place) => place.querySelector('button')?.getAttribute('aria-label') ?? place.textContent)
  expect(shown.map((label) => Number(/\d+/.exec(label ?? '')?.[0]))).toEqual(
    [6, 5, 4, 3, 2, 1, 0].map((days) => Number(addDays(today, -days).slice(8))),
  )
  const marks = places.map((place) => place.querySelector<HTMLElement>('[data-day]'))
  expect(marks.map((mark) => mark?.dataset['day'])).toEqual([
    'before',
    'before',
    'done',
    'missed',
    'rest',
    'done',
    'open',
  ])
  const signs = marks.map((mark) => mark?.innerHTML.replace(/ class="[^"]*"/g, ''))
  expect(new Set([signs[0], signs[2], signs[3], signs[4]]).size).toBe(4)
  const widths = marks.map((mark) => mark?.offsetWidth ?? 0)
  expect(Math.max(...widths.slice(0, -1))).toBeLessThan(widths.at(-1) ?? 0)
})

test.each([
  ['monday', 'Monday'],
  ['saturday', 'Saturday'],
] as const)(
  'the month of a family whose week begins on %s begins on that day [FAM-35, HAB-53]',
  async (weekStart, name) => {
    const server = createFakeServer()
    server.respondWith(listHabits, [habitFixture({}, [0])])
    server.respondWith(listBadges, [])
    server.respondWith(listCheckIns, [])
    const user = userFixture({ family: { weekStart } })
    const { client } = await renderWithProviders(
      <HabitsScreen user={user} child={childFixture()} family={[childFixture()]} chips={null} />,
    )
    client.setQueryData(sessionQuery.queryKey, user)
    await page.getByRole('button', { name: 'Read 15 minutes' }).first().click()
    await expect.element(page.getByRole('columnheader').first()).toHaveAccessibleName(name)
  },
)

test('the month is shown although its check-ins cannot be loaded [HAB-38]', async () => {
  const server = await renderCard([habitFixture({}, [0])])
  server.rejectWith(listCheckIns, 'unavailable')
  await page.getByRole('button', { name: 'Read 15 minutes' }).first().click()
  await expect.element(page.getByRole('cell', { name: /: done$/ })).toBeVisible()
  expect(page.getByRole('cell', { name: /: done$/ }).elements()).toHaveLength(1)
})

test('a failed request for a month shows an error, and not an empty month [HAB-53]', async () => {
  const server = await renderCard([habitFixture({}, [0])])
  server.respondWith(listCheckIns, [{ date: today, state: 'done' }])
  await page.getByRole('button', { name: 'Read 15 minutes' }).first().click()
  await expect.element(page.getByRole('cell', { name: /: done$/ })).toBeVisible()
  server.rejectWith(listCheckIns, 'unavailable')
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(page.getByRole('cell').elements()).toEqual([])
  server.respondWith(listCheckIns, [])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => page.getByRole('cell', { name: /: nothing noted$/ }).elements().length).toBeGreaterThan(27)
})

test('the default target is 21 days, and four targets have labels [CON-4, HAB-7, HAB-46]', async () => {
  await renderCard([])
  await page.getByRole('button', { name: 'Add your own' }).click()
  await page.getByText('picture, difficulty, days').click()
  await expect.element(page.getByRole('textbox', { name: 'How many days?' })).toHaveValue('21')
  const presets = page.getByRole('group', { name: 'Days, often chosen' }).getByRole('button')
  expect(presets.elements().map(({ textContent }) => textContent)).toEqual([
    '7 try-out',
    '21 starter',
    '30 steady',
    '66 solid',
  ])
  await userEvent.keyboard('{Escape}')
})

test.each([
  ['en', en],
  ['zh', zh],
  ['es', es],
])('no text in %s claims that 21 days form a habit [HAB-46]', (_, words) => {
  const { preset: __, ...form } = words.form
  expect(JSON.stringify({ ...words, form })).not.toMatch(/\b21\b|二十一|veintiún/)
})

test('a failed request to add a habit shows an error and keeps the values [DLG-9]', async () => {
  const server = await renderCard([])
  server.rejectWith(addHabit, 'unavailable')
  await page.getByRole('button', { name: 'Add your own' }).click()
  const name = page.getByRole('textbox', { name: 'What is it?' })
  await name.fill('Floss')
  await page.getByRole('button', { name: 'Add the habit' }).click()
  await expect.element(text('Not added').first()).toBeVisible()
  await expect.element(text('That is not possible at the moment').first()).toBeVisible()
  await expect.element(name).toHaveValue('Floss')
})

test('once checked in, the button for today keeps its size [HAB-69]', async () => {
  const todayActId = '01e00000-0000-7000-8000-000000000001'
  await renderCard([habitFixture(), habitFixture({ id: '01d00000-0000-7000-8000-000000000009', todayActId }, [0])])
  const done = page.getByRole('button', { name: /^Done today: / })
  await expect.element(done).toBeVisible()
  const { width, height } = page
    .getByRole('button', { name: /^Check in today: / })
    .last()
    .element()
    .getBoundingClientRect()
  expect(done.element().getBoundingClientRect()).toMatchObject({ width, height })
})
