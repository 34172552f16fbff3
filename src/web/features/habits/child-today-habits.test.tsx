import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { checkIn } from '#shared/habits/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { habitFixture, familyToday } from '#web/testing/habit-fixture.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { ChildTodayHabits } from './child-today-habits.tsx'

const before = Array.from({ length: 9 }, (_, day) => day + 1)

test('a row is as high before a check-in as after it, also where the longer words need another line [DLG-14]', async () => {
  const shared = { cue: 'homework', title: 'Pack the bag' }
  const open = habitFixture(shared, before)
  const done = habitFixture({ ...shared, id: '01d00000-0000-7000-8000-000000000009' }, [0, ...before])
  await renderWithProviders(<ChildTodayHabits child={childFixture()} habits={[open, done]} day={familyToday()} />)
  const rows = page.getByRole('listitem')
  await expect.element(rows.nth(1)).toBeVisible()
  const [openRow, doneRow] = rows.elements() as HTMLElement[]
  expect(openRow?.textContent).toMatch(/9 of 21 days/)
  expect(doneRow?.textContent).toMatch(/10 of 21 days/)
  for (let width = 240; width <= 360; width += 2) {
    for (const row of [openRow, doneRow]) row?.style.setProperty('width', `${width}px`)
    // The second row has a border above.
    expect((doneRow?.offsetHeight ?? 0) - 1, `at ${width} px`).toBe(openRow?.offsetHeight)
  }
})

test('a tap anywhere in a row checks in [HAB-55]', async () => {
  const server = createFakeServer()
  const habit = habitFixture({ title: 'Pack the bag' }, before)
  server.respondWith(checkIn, {
    ...habitFixture({ title: 'Pack the bag' }, [0, ...before]),
    pointsAwarded: 5,
    completed: false,
    badge: null,
    badges: [],
    actId: 'act',
    balance: 5,
  })
  await renderWithProviders(<ChildTodayHabits child={childFixture()} habits={[habit]} day={familyToday()} />)
  await page.getByRole('listitem').click({ position: { x: 80, y: 20 } })
  await expect.poll(() => server.writtenBodies()).toEqual([{ date: familyToday() }])
})
