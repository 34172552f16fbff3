import { expect, test } from 'vitest'
import { checkIn, listHabits } from '#shared/habits/contract.ts'
import { habitFixture } from '#web/testing/habit-fixture.ts'
import { checkInButton, createCheckInResponse, renderHabitsScreen, today } from '#web/testing/render-habits-screen.tsx'

test('a double tap checks in once and undoes nothing', async () => {
  const server = await renderHabitsScreen([habitFixture({}, [1, 2])])
  const checkedIn = habitFixture({}, [0, 1, 2])
  server.respondWith(checkIn, createCheckInResponse(checkedIn))
  server.respondWith(listHabits, [checkedIn])
  await checkInButton.dblClick()
  await expect.poll(() => server.writtenBodies()).toEqual([{ date: today }])
  await new Promise((resolve) => {
    setTimeout(resolve, 1000)
  })
  expect(server.writtenBodies()).toEqual([{ date: today }])
})
