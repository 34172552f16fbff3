import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addHabit, deleteHabit, listHabits, type Habit } from '#shared/habits/contract.ts'
import { common as esCommon } from '#web/i18n/messages/es/common.ts'
import { habits as es } from '#web/i18n/messages/es/habits.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { habitFixture } from '#web/testing/habit-fixture.ts'
import { locateButton, renderHabitsScreen } from '#web/testing/render-habits-screen.tsx'
import { findHabitIdeas } from './habit-ideas.ts'

const addedId = '01d00000-0000-7000-8000-000000000009'

/** Renders the screen with a server that keeps what is added. */
const renderWithStore = async (habits: Habit[], options: Parameters<typeof renderHabitsScreen>[1] = {}) => {
  const stored = [...habits]
  const server = await renderHabitsScreen(habits, options)
  server.respondWith(listHabits, () => stored)
  server.respondWith(addHabit, ({ body }) => {
    const added = habitFixture({ id: addedId, ...(body as Partial<Habit>) })
    stored.unshift(added)
    return added
  })
  server.respondWith(deleteHabit, () => void stored.shift())
  return server
}

/** Returns the titles of the cards and the heading of the ideas, in their order. */
const listTitles = () =>
  page
    .getByRole('heading', { level: 2 })
    .all()
    .map((title) => title.element().textContent)

// It is the first test of the file, as the ideas are loaded only once.
test('the button for an own habit is the same while the ideas are loaded', async () => {
  await renderWithStore([])
  await expect.element(locateButton('Add your own')).toBeVisible()
  const own = locateButton('Add your own').element()
  await expect.element(locateButton(/^Brush teeth/)).toBeVisible()
  expect(locateButton('Add your own').element()).toBe(own)
})

test('a tap on an idea adds it with its cue, easy and for 21 days; its row then offers Change [HAB-57, HAB-65]', async () => {
  const server = await renderWithStore([])
  const idea = locateButton(/^Brush teeth, 2 minutes \S/)
  await expect.element(idea).toBeVisible()
  await document.fonts.ready
  const { width } = idea.element().getBoundingClientRect()
  await idea.click()
  await expect.element(locateButton('Check in today: Brush teeth, 2 minutes, Mia')).toBeVisible()
  expect(server.writtenBodies()).toEqual([
    {
      childId: childFixture().id,
      title: 'Brush teeth, 2 minutes',
      cue: 'after dinner',
      difficulty: 'easy',
      targetDays: 21,
    },
  ])
  await expect.element(locateButton('Check in today: Brush teeth, 2 minutes, Mia')).toBeVisible()
  await expect.element(idea).toHaveFocus()
  await expect.poll(() => idea.element().getBoundingClientRect().width).toBe(width)
})

test('an idea that is tapped again while it and another one are being added is added once [HAB-57]', async () => {
  const server = await renderWithStore([])
  server.respondWith(addHabit, ({ key, body }) => habitFixture({ id: key ?? '', ...(body as Partial<Habit>) }))
  const [teeth, other] = [locateButton(/^Brush teeth/), page.getByRole('listitem').getByRole('button').nth(1)]
  await expect.element(teeth).toBeVisible()
  const respond = fetch
  const answers = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (request[1]?.method === 'POST') await answers.promise
    return respond(...request)
  })
  for (const idea of [teeth, other, teeth]) await idea.click()
  await expect.element(teeth).toHaveAttribute('aria-busy', 'true')
  answers.resolve()
  await expect.poll(() => server.writtenBodies()).toHaveLength(2)
  await expect.element(teeth).not.toHaveAttribute('aria-busy')
  expect(server.writtenBodies()).toHaveLength(2)
})

test('an added idea is announced without a visible message, and Z removes it again [HAB-65, KEY-2]', async () => {
  await renderWithStore([habitFixture()])
  await locateButton(/^Make the bed \S/).click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Habit added: Make the bed' })).toBeInTheDocument()
  expect(document.querySelector('[data-message]')).toBeNull()
  document.querySelector<HTMLElement>('[data-undo]')?.click()
  await expect.element(page.getByText('Deleted: Make the bed').first()).toBeVisible()
  await expect.element(locateButton('Check in today: Make the bed, Mia')).not.toBeInTheDocument()
})

test('Change opens the form of an added idea, where it can be removed again [HAB-65]', async () => {
  await renderWithStore([habitFixture()])
  const idea = locateButton(/^Make the bed \S/)
  await idea.click()
  await expect.element(locateButton('Check in today: Make the bed, Mia')).toBeVisible()
  // The keyboard is not slowed down by the guard against double taps.
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Edit the habit' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'What is it?' })).toHaveValue('Make the bed')
  await locateButton('Remove').click()
  await expect.element(page.getByText('Deleted: Make the bed').first()).toBeVisible()
  await expect.element(locateButton('Check in today: Make the bed, Mia')).not.toBeInTheDocument()
  await expect.element(idea).toBeVisible()
})

test('what is added comes after the open habits at once and is in view; the tapped idea stays in its place [HAB-51, HAB-57, HAB-66]', async () => {
  // It has room for both.
  await page.viewport(414, 1100)
  const open = habitFixture()
  const completed = habitFixture({ id: '01d00000-0000-7000-8000-000000000002', title: 'Greet', isCompleted: true })
  await renderWithStore([completed, open])
  await expect.poll(listTitles).toEqual(['Read 15 minutes', 'Greet', 'Ideas for Mia'])
  const idea = locateButton(/^Make the bed \S/)
  await expect.element(idea).toBeVisible()
  const { top } = idea.element().getBoundingClientRect()
  await idea.click()
  await expect.poll(listTitles).toEqual(['Read 15 minutes', 'Make the bed', 'Greet', 'Ideas for Mia'])
  expect(idea.element().getBoundingClientRect().top).toBeCloseTo(top, 0)
  await expect.element(locateButton('Check in today: Make the bed, Mia')).toBeInViewport()
})

test('the first habit takes the place of the empty state, and the tapped idea stays in its place [HAB-44, HAB-66]', async () => {
  await renderWithStore([])
  const idea = locateButton(/^Make the bed \S/)
  await expect.element(idea).toBeVisible()
  const { top } = idea.element().getBoundingClientRect()
  await idea.click()
  await expect.element(locateButton('Check in today: Make the bed, Mia')).toBeInViewport()
  expect(page.getByText('Small and daily').query()).toBeNull()
  expect(idea.element().getBoundingClientRect().top).toBeCloseTo(top, 0)
  const blank = (strip: Element, progress: Element) =>
    progress.getBoundingClientRect().top - strip.getBoundingClientRect().bottom
  const strip = page.getByRole('list', { name: 'The last seven days: Make the bed' })
  expect(blank(strip.element(), page.getByText('The first of 21 days').element())).toBeLessThan(20)
})

test('ideas with the title or the picture of an open or completed habit are left out [HAB-57]', async () => {
  const completed = habitFixture({
    id: '01d00000-0000-7000-8000-000000000002',
    title: 'Brush teeth',
    isCompleted: true,
  })
  await renderHabitsScreen([habitFixture({ title: 'Make the bed' }), completed])
  await expect.element(locateButton(/^Read 15 minutes .*Add$/)).toBeVisible()
  expect(locateButton(/^(?:Make the bed|Brush teeth, 2 minutes) .*Add$/).query()).toBeNull()
  await expect.element(locateButton('Add your own')).toBeVisible()
})

test('the ideas fit the age: all without one, and first what suits it best [HAB-57]', () => {
  expect(findHabitIdeas(null)).toHaveLength(10)
  expect(findHabitIdeas(2)).toEqual(findHabitIdeas(3))
  expect(findHabitIdeas(3)).not.toContain('bag')
  for (const age of [null, 3, 4, 5, 6]) expect(findHabitIdeas(age)[0]).toBe('teeth')
  expect(findHabitIdeas(7).slice(0, 6)).toContain('teeth')
  expect(findHabitIdeas(9).slice(0, 4)).toEqual(['read', 'bag', 'pet', 'music'])
})

test('where the window is narrow, the ideas are rows of the same width and height, and none is out of view [HAB-57]', async () => {
  await page.viewport(390, 844)
  await renderWithStore([])
  await expect.element(locateButton(/^Brush teeth/)).toBeVisible()
  const boxes = [...document.querySelectorAll('[data-idea]')].map((row) => row.getBoundingClientRect())
  expect(boxes).toHaveLength(6)
  expect(new Set(boxes.map(({ width, height }) => `${width} ${height}`)).size).toBe(1)
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(390)
})

test('the ideas are in the language of the app', async () => {
  await renderHabitsScreen([], { locale: 'es' })
  await expect.element(locateButton(new RegExp(`^${es.samples.bed.title} .*${esCommon.add}$`))).toBeVisible()
})

test('what the family has as a behaviour is no idea for a habit [HAB-57]', async () => {
  await renderWithStore([], { tiles: [{ title: 'make the bed', points: 5 }] })
  await expect.element(locateButton(/^Brush teeth, 2 minutes \S/)).toBeVisible()
  expect(locateButton(/^Make the bed/).query()).toBeNull()
})
