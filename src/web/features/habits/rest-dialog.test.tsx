import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listBadgeProgress } from '#shared/badges/contract.ts'
import { restChild, restHabit } from '#shared/habits/contract.ts'
import { dateLimits } from '#shared/habits/rules.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import { setTime } from '#web/testing/clock.ts'
import { endFeastOnScreen } from '#web/testing/end-feast-on-screen.ts'
import { expectDialogAtRest } from '#web/testing/expect-dialog-at-rest.ts'
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

test('a rest goes from the first to the second chosen day; an earlier one begins it anew [HAB-54]', async () => {
  const server = await renderHabitsScreen([habitFixture()])
  server.respondWith(restChild, [habitFixture()])
  await locateButton('Rest days while Mia is ill or away').click()
  let month = today.slice(0, 7)
  const choose = async (day: Day) => {
    if (!day.startsWith(month)) await locateButton(day > month ? 'Next month' : 'Previous month').click()
    month = day.slice(0, 7)
    await page
      .getByRole('dialog')
      .getByText(String(Number(day.slice(8))), { exact: true })
      .click()
  }
  await choose(addDays(today, 2))
  await choose(addDays(today, 1))
  await choose(addDays(today, 3))
  await expect.element(locateButton('3 days')).toHaveAttribute('aria-pressed', 'true')
  await choose(today)
  await locateButton('3 days').click()
  await locateButton('Set rest days').click()
  await expect.element(page.getByText('Rest days set for Mia').first()).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ from: today, to: addDays(today, 2), rest: true }])
})

test.each([
  ['en', 'Rest days while Mia is ill or away', 'How long?', /^Mia rests from/],
  ['es', /^Días de descanso/, '¿Cuánto tiempo?', /^Mia descansa desde/],
] as const)(
  'the chosen rest is told above the month, which stays in its place, in %s [HAB-54]',
  async (locale, open, lengths, told) => {
    await page.viewport(360, 1200)
    await renderHabitsScreen([habitFixture()], { locale })
    await locateButton(open).click()
    const dialog = page.getByRole('dialog')
    const month = dialog.getByRole('table')
    await expect.element(month).toBeVisible()
    await expectDialogAtRest(dialog)
    const { top } = month.element().getBoundingClientRect()
    await dialog.getByRole('group', { name: lengths }).getByRole('button').nth(1).click()
    const sentence = dialog.getByText(told)
    await expect.element(sentence).toBeVisible()
    expect(month.element().getBoundingClientRect().top).toBe(top)
    expect(sentence.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(top)
  },
)

test('days out of reach cannot be chosen for a rest [HAB-54]', async () => {
  setTime(Date.parse('2026-11-23T12:00:00+01:00'))
  await renderHabitsScreen([habitFixture()])
  await locateButton('Rest days while Mia is ill or away').click()
  const first = addDays('2026-11-23', -dateLimits.back)
  const dayOfMonth = (day: Day) => page.getByRole('dialog').getByText(String(Number(day.slice(8))), { exact: true })
  await expect.element(dayOfMonth(first)).toBeEnabled()
  await expect.element(dayOfMonth(addDays(first, -1))).toBeDisabled()
  await expect.element(locateButton('Previous month')).toHaveAttribute('aria-disabled', 'true')
})
