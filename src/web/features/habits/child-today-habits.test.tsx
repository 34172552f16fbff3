import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { familyToday, habitFixture } from '#web/testing/habit-fixture.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { ChildTodayHabits } from './child-today-habits.tsx'

test.each([
  { done: 1, says: '2 to go' },
  { done: 3, says: 'All three done' },
])('beside the name of a child stands how many of its three habits are to go ($done done) [HOM-17]', async (given) => {
  createFakeServer()
  const habits = [0, 1, 2].map((n) => habitFixture({ id: `${n}` }, n < given.done ? [0] : []))
  await renderWithProviders(<ChildTodayHabits child={childFixture()} habits={habits} day={familyToday()} />)
  await expect.element(page.getByText(given.says)).toBeVisible()
})
