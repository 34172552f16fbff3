import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listBadgeProgress } from '#shared/badges/contract.ts'
import { restChild, restHabit } from '#shared/habits/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { endFeastOnScreen } from '#web/testing/end-feast-on-screen.ts'
import { habitFixture } from '#web/testing/habit-fixture.ts'
import { today, renderHabitsScreen, locateButton } from '#web/testing/render-habits-screen.tsx'

test('a rest can be set for a day [DLG-1, HAB-54]', async () => {
  const server = await renderHabitsScreen([habitFixture()])
  server.respondWith(restHabit, habitFixture())
  await locateButton('More: Read 15 minutes').click()
  await page.getByRole('menuitem', { name: 'Rest days' }).click()
  await locateButton('Set rest days').click()
  await expect.element(page.getByText('Rest days set for Mia').first()).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ from: today, to: today, rest: true }])
})

test('a badge that rest days have earned is a feast, an earlier one is none [BDG-7, BDG-10]', async () => {
  const server = await renderHabitsScreen([habitFixture()])
  const awardedAt = '2026-03-05T10:00:00.000Z'
  const badge = (id: string, iconName: string, actId: string | null) => ({
    id,
    title: id,
    iconName,
    count: 5,
    target: 5,
    awardedAt,
    actId,
  })
  const findKey = () => server.requests.findLast(({ method }) => method === 'PUT')?.key ?? ''
  server.respondWith(restHabit, habitFixture())
  server.respondWith(listBadgeProgress, () => [
    badge('first_light', 'firefly', null),
    badge('rested', 'moon', findKey()),
  ])
  await locateButton('More: Read 15 minutes').click()
  await page.getByRole('menuitem', { name: 'Rest days' }).click()
  await locateButton('Set rest days').click()
  const feast = page.getByRole('dialog', { name: 'Mia Good rest' })
  await expect.element(feast).toBeVisible()
  expect(feast.getByRole('listitem').elements()).toEqual([])
  await endFeastOnScreen()
})

test('a rest can be set for all habits of a child; a range must not end before it starts [HAB-54]', async () => {
  const server = await renderHabitsScreen([habitFixture()])
  server.respondWith(restChild, [habitFixture()])
  await locateButton('Rest days while Mia is ill or away').click()
  const until = page.getByLabelText('Last day')
  await until.fill(addDays(today, -2))
  await locateButton('Set rest days').click()
  await expect.element(page.getByText(/^The last day comes before the first/)).toBeVisible()
  await expect.element(until).toHaveFocus()
  await locateButton('3 days').click()
  await locateButton('Set rest days').click()
  await expect.element(page.getByText('Rest days set for Mia').first()).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ from: today, to: addDays(today, 2), rest: true }])
})
