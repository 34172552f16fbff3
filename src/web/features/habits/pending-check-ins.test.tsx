import { MutationObserver as Writing } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { getQuickList } from '#shared/behaviors/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { listHabits } from '#shared/habits/contract.ts'
import { queryKeyOf } from '#web/lib/query.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { habitFixture } from '#web/testing/habit-fixture.ts'
import { checkInButton, HabitsScreenWithBalance, locateButton, today } from '#web/testing/render-habits-screen.tsx'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { checkInCommandOptions, type CheckIn } from './pending-check-ins.ts'

test('a check-in stays shown as done when its response takes the place of the pending write', async () => {
  const habit = habitFixture({}, [1])
  const checkedIn = habitFixture({}, [0, 1])
  const server = createFakeServer()
  server.respondWith(listChildren, [childFixture()])
  server.respondWith(getQuickList, [])
  server.respondWith(listHabits, [habit])
  const { client } = await renderWithProviders(<HabitsScreenWithBalance />)
  await expect.element(checkInButton).toBeVisible()
  server.respondWith(listHabits, [checkedIn])
  const write = new Writing(client, {
    ...checkInCommandOptions,
    scope: { id: habit.id },
    onMutate: (_: CheckIn) => new Promise((resolve) => setTimeout(() => resolve({}), 50)),
    mutationFn: async () => {
      client.setQueryData(queryKeyOf(listHabits, { params: { childId: habit.childId } }), [checkedIn])
    },
  })
  const written = write.mutate({ kind: 'check-in', habit, child: childFixture(), day: today, today, element: null })
  await expect.element(locateButton('Done today: Read 15 minutes, Mia')).toBeVisible()
  const shown: boolean[] = []
  const watching = new MutationObserver(() => shown.push(checkInButton.query() !== null))
  watching.observe(document.body, { subtree: true, childList: true, attributes: true })
  onTestFinished(() => watching.disconnect())
  await written
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(shown).not.toContain(true)
})
