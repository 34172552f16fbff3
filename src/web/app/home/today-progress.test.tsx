import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { keyOfCheckIn } from '#web/features/habits/waiting-check-ins.ts'
import { addUnsavedAct } from '#web/lib/unsaved-acts.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { familyToday, habitFixture } from '#web/testing/habit-fixture.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { TodayHabitsSection } from './deferred-sections.tsx'
import { TodayProgress } from './today-progress.tsx'

test.each([
  [0, '0'],
  [9, '0.75'],
])('one light that grows stands for more habits than fit, after %i of 12 [HOM-28]', async (done, part) => {
  const server = createFakeServer()
  const habits = Array.from({ length: 12 }, (_, n) => habitFixture({ id: `h${n}` }, n < done ? [0] : []))
  server.respondWith(listFamilyTodayHabits, [{ childId: childFixture().id, habits }])
  await renderWithProviders(<TodayProgress user={userFixture()} child={childFixture()} family={[childFixture()]} />)
  await expect.poll(() => document.querySelector('[data-light]')?.getAttribute('data-light')).toBe(part)
  expect(document.querySelectorAll('[data-light]')).toHaveLength(1)
})

test.each<[string, number, number, string]>([
  ['before the first', 0, 2, '2 habits to go'],
  ['in between', 1, 3, '2 habits to go'],
  ['before the last', 1, 2, '1 habit to go'],
])('says what is done %s, with a light for each habit [HOM-28]', async (_, done, all, words) => {
  const server = createFakeServer()
  const habits = Array.from({ length: all }, (__, n) => habitFixture({ id: `h${n}` }, n < done ? [0] : []))
  server.respondWith(listFamilyTodayHabits, [{ childId: childFixture().id, habits }])
  await renderWithProviders(<TodayProgress user={userFixture()} child={childFixture()} family={[childFixture()]} />)
  await expect.element(page.getByText(words)).toBeVisible()
  expect(document.querySelectorAll('[data-light]')).toHaveLength(all)
  expect(document.querySelectorAll('[data-light="1"]')).toHaveLength(done)
})

test.each([
  [3, ['1', '0.5', '0'], /^1 to go/],
  [9, ['0.16666666666666666'], /^7 to go/],
])(
  'one of %i check-ins that waits to be sent is half lit and counted as waiting [HOM-28, STT-9]',
  async (all, parts, toGo) => {
    const server = createFakeServer()
    const habits = Array.from({ length: all }, (_, n) =>
      habitFixture({ id: `h${n}`, title: `Habit ${n}` }, n === 0 ? [0] : []),
    )
    server.respondWith(listFamilyTodayHabits, [{ childId: childFixture().id, habits }])
    const key = keyOfCheckIn({ habit: habitFixture({ id: 'h1' }), day: familyToday() })
    addUnsavedAct({ name: '+2 for Mia · Habit 1', key, retry: () => undefined, form: null, isWaiting: true })
    const props = { user: userFixture(), child: childFixture(), family: [childFixture()] }
    const { rerenderWith } = await renderWithProviders(<TodayProgress {...props} />)
    const boxOf = (words: RegExp) => page.getByText(words).element().getBoundingClientRect()
    await expect.element(page.getByText('1 waiting to be sent')).toBeVisible()
    expect(boxOf(toGo)).toMatchObject({ top: boxOf(/^1 waiting/).top, right: boxOf(/^1 waiting/).left })
    await rerenderWith(
      <div className="w-52">
        <TodayProgress {...props} />
      </div>,
    )
    const line = page.getByText(/^1 waiting/).element().parentElement
    expect(boxOf(toGo).top).toBeGreaterThanOrEqual(line?.getBoundingClientRect().bottom ?? Infinity)
    expect(boxOf(/^1 waiting/).right).toBeLessThanOrEqual(line?.getBoundingClientRect().right ?? 0)
    expect([...document.querySelectorAll<HTMLElement>('[data-light]')].map(({ dataset }) => dataset['light'])).toEqual(
      parts,
    )
  },
)

test('where all was done when home was opened, the rows follow the title, until one is open again [HOM-28]', async () => {
  const server = createFakeServer()
  const respondWithDone = (days: number[]) =>
    server.respondWith(listFamilyTodayHabits, [{ childId: childFixture().id, habits: [habitFixture({}, days)] }])
  respondWithDone([0])
  const props = { user: userFixture(), child: childFixture(), family: [childFixture()], chips: null }
  const { client } = await renderWithProviders(<TodayHabitsSection {...props} title={'Today'} form="folded" isDone />)
  await expect.element(page.getByRole('heading', { name: 'Mia Done' })).toBeVisible()
  expect(document.querySelector('[data-light]')).toBeNull()
  respondWithDone([])
  await client.invalidateQueries()
  await expect.element(page.getByText('1 habit to go')).toBeVisible()
})
