import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { endGoodNight, showGoodNightAgain } from '#web/ledger/good-night.ts'
import { GoodNightSky } from '#web/ledger/good-night-sky.tsx'
import { childFixture } from '#web/testing/fixtures.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { familyToday, habitFixture } from '#web/testing/habit-fixture.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { EveningHabits } from './evening-habits.tsx'

test('children who have done everything are folded behind the sky, and the focus stays with the child [HOM-20]', async () => {
  createFakeServer()
  const child = childFixture()
  const groupsWith = (done: number[]) => [{ child, habits: [habitFixture({ childId: child.id, title: 'Read' }, done)] }]
  const habitsWith = (done: number[]) => (
    <>
      <EveningHabits groups={groupsWith(done)} day={familyToday()} />
      <GoodNightSky />
    </>
  )
  const { rerenderWith } = await renderWithProviders(habitsWith([]))
  const tile = page.getByRole('button', { name: /Read/ })
  tile.element().focus()
  await rerenderWith(habitsWith([0]))
  await expect.element(tile).toBeVisible()
  showGoodNightAgain([child])
  const line = page.getByRole('button', { name: /Mia/, expanded: false })
  await expect.element(line).toHaveFocus()
  expect(tile.query()).toBeNull()
  endGoodNight()
})
