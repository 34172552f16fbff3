import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { undoAct } from '#shared/acts/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { checkIn, deleteHabit, editHabit, listCheckIns, listHabits } from '#shared/habits/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { endFeastOnScreen } from '#web/testing/end-feast-on-screen.ts'
import { habitFixture } from '#web/testing/habit-fixture.ts'
import { passTime } from '#web/testing/clock.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import {
  checkInActId,
  today,
  HabitsScreenWithBalance,
  renderHabitsScreen,
  createCheckInResponse,
  locateButton,
  progressBar,
  checkInButton,
} from '#web/testing/render-habits-screen.tsx'
import { isPraiseLoaded } from '#web/ledger/use-praise.ts'
import { doubleTapMs } from '#web/ui/use-double-tap-guard.ts'

const undoButton = locateButton('Undo: Read 15 minutes, Mia')

test('one click checks in today: day and balance change, and Undo reverts both [DLG-10, DLG-12, DLG-13, HAB-16, HAB-48]', async () => {
  const server = await renderHabitsScreen([habitFixture({}, [1, 2])])
  server.respondWith(checkIn, createCheckInResponse(habitFixture({}, [0, 1, 2])))
  server.respondWith(listHabits, [habitFixture({}, [0, 1, 2])])
  server.respondWith(listChildren, [childFixture({ points: 12 })])
  await checkInButton.click()
  await expect.element(page.getByText('In the jar: 12')).toBeVisible()
  await expect.element(page.getByText('Done today')).toBeVisible()
  await expect.element(progressBar).toHaveAttribute('aria-valuetext', '3 of 21 days')
  expect(server.writtenBodies()).toEqual([{ date: today }])

  server.respondWith(undoAct, () => {
    server.respondWith(listHabits, [habitFixture({}, [1, 2])])
    server.respondWith(listChildren, [childFixture({ points: 10 })])
    return { actId: checkInActId, undoes: checkInActId, balance: 10 }
  })
  await passTime(doubleTapMs)
  await undoButton.click()
  await expect.element(page.getByText('Undone: Read 15 minutes').first()).toBeVisible()
  await expect.element(page.getByText('In the jar: 10')).toBeVisible()
})

test('a check-in on its card is announced without a visible message, the card shows the sentence to say, and Z undoes it as its button does [HAB-69, KEY-2]', async () => {
  const server = await renderHabitsScreen([habitFixture({ checkinCount: 2 }, [1, 2])])
  server.respondWith(checkIn, createCheckInResponse(habitFixture({ checkinCount: 3 }, [0, 1, 2])))
  server.respondWith(listHabits, [habitFixture({ checkinCount: 3 }, [0, 1, 2])])
  await expect.poll(() => isPraiseLoaded('en')).toBe(true)
  await checkInButton.click()
  const said = page.getByRole('status').filter({ hasText: '+2 for Mia · Read 15 minutes' })
  await expect.element(said.getByText(/^Say: “.+”$/)).toBeInTheDocument()
  expect(document.querySelector('[data-message]')).toBeNull()
  await expect.element(page.getByRole('listitem').getByText(/^Say: “.+”$/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).not.toBeInTheDocument()
  server.respondWith(undoAct, () => {
    server.respondWith(listHabits, [habitFixture({}, [1, 2])])
    return { actId: checkInActId, undoes: checkInActId, balance: 10 }
  })
  document.querySelector<HTMLElement>('[data-undo]')?.click()
  await expect.element(checkInButton).toBeVisible()
  await expect.element(page.getByRole('listitem').getByText(/^Say/)).not.toBeInTheDocument()
})

test('a check-in shows before the response', async () => {
  const server = await renderHabitsScreen([habitFixture({}, [1])])
  server.neverRespond()
  await checkInButton.click()
  await expect.element(page.getByText('In the jar: 12')).toBeVisible()
  await expect.element(page.getByText('Done today')).toBeVisible()
  await expect.element(progressBar).toHaveAttribute('aria-valuetext', '2 of 21 days')
})

test('without a network the check-in waits, and Undo on its card takes it back [HAB-21, STT-9]', async () => {
  const server = await renderHabitsScreen([habitFixture({}, [1])])
  server.disconnect()
  await checkInButton.click()
  await expect.element(page.getByText('Waiting. It will be sent once you’re online.')).toBeVisible()
  await expect.element(page.getByText('In the jar: 10')).toBeVisible()
  await expect.element(page.getByRole('listitem').getByText('waiting', { exact: true })).toBeVisible()
  await expect.element(locateButton('Waiting to be sent: Read 15 minutes, Mia')).toBeVisible()
  await passTime(doubleTapMs)
  await undoButton.click()
  await expect.element(page.getByRole('listitem').getByText('waiting', { exact: true })).not.toBeInTheDocument()
  await expect.element(checkInButton).toBeVisible()
})

test('check-ins of two days without a network both wait [STT-9]', async () => {
  const server = await renderHabitsScreen([habitFixture({}, [3], [1, 2])])
  server.disconnect()
  await checkInButton.click()
  await expect.element(page.getByText(/^\+2 for Mia · Read 15 minutes$/)).toBeVisible()
  const yesterday = addDays(today, -1)
  await locateButton(new RegExp(`^Fill in \\S+day ${Number(yesterday.slice(8))} .*: Read 15 minutes$`)).click()
  await expect.element(page.getByText('2 waiting to be sent')).toBeVisible()
})

test('a day that was checked in already shows an information [DLG-11, HAB-20]', async () => {
  const server = await renderHabitsScreen([habitFixture({}, [1])])
  server.rejectWith(checkIn, 'already_checked_in')
  await checkInButton.click()
  await expect.element(page.getByText('Already checked in today').first()).toBeVisible()
  await expect.element(page.getByText('In the jar: 10')).toBeVisible()
})

test('a click fills in a missed day of the last six [HAB-16, HAB-50]', async () => {
  const server = await renderHabitsScreen([habitFixture({}, [3], [1, 2])])
  server.respondWith(checkIn, createCheckInResponse(habitFixture({}, [1, 3], [2])))
  const yesterday = addDays(today, -1)
  await locateButton(new RegExp(`^Fill in \\S+day ${Number(yesterday.slice(8))} .*: Read 15 minutes$`)).click()
  await expect.element(page.getByText(/^Filled in for \S+day · \+2 for Mia/).first()).toBeVisible()
  await expect.element(locateButton(/^Today, .*: Read 15 minutes$/)).toHaveFocus()
  expect(server.writtenBodies()).toEqual([{ date: yesterday }])
})

test('a filled-in day that belongs to no run yet says what is missing [HAB-50]', async () => {
  const server = await renderHabitsScreen([habitFixture({}, [3], [1, 2])])
  server.respondWith(checkIn, createCheckInResponse(habitFixture({ currentStreak: 0 }, [2, 3], [1])))
  const day = addDays(today, -2)
  await locateButton(new RegExp(`^Fill in \\S+day ${Number(day.slice(8))} .*: Read 15 minutes$`)).click()
  await expect.element(page.getByText(/^Fill in the missed days after it, too/).first()).toBeVisible()
})

test('the message of the first check-in of a habit says so [HAB-71]', async () => {
  const server = await renderHabitsScreen([habitFixture()])
  server.respondWith(checkIn, createCheckInResponse(habitFixture({}, [0])))
  await checkInButton.click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Day one is done!' })).toBeInTheDocument()
})

test('a completed habit is celebrated once, shows its bonus and badge, and can be continued with a higher target [BDG-7, HAB-42, HAB-52]', async () => {
  const near = habitFixture({ targetDays: 3 }, [1, 2])
  const server = await renderHabitsScreen([near])
  const complete = habitFixture({ targetDays: 3, isCompleted: true, canCheckin: false }, [0, 1, 2])
  server.respondWith(checkIn, {
    ...createCheckInResponse(complete),
    balance: 32,
    completed: true,
    badge: {
      id: 'habit_formation_master',
      title: 'Habit Formation Master',
      iconName: 'heart',
      awardedAt: '2026-11-20T18:00:00.000Z',
    },
  })
  server.respondWith(listHabits, [complete])
  server.respondWith(listCheckIns, [
    { date: today, state: 'done' },
    { date: addDays(today, -1), state: 'done' },
    { date: addDays(today, -2), state: 'done' },
  ])
  await checkInButton.click()
  await expect.element(page.getByRole('dialog', { name: 'Mia Read 15 minutes: 3 days' })).toBeVisible()
  await expect.element(page.getByText(/^3 days since \d+ \w+\b.*\.$/)).toBeVisible()
  await endFeastOnScreen()
  await expect.element(page.getByText(/^3 days, completed · \+20/)).toBeVisible()
  await expect.element(page.getByText('Completed · +22 for Mia').first()).toBeVisible()

  const open = habitFixture({ targetDays: 7 }, [0, 1, 2])
  server.respondWith(editHabit, open)
  server.respondWith(listHabits, [open])
  await locateButton('Keep going: 7 days, Read 15 minutes').click()
  await expect.element(progressBar).toHaveAttribute('aria-valuetext', '3 of 7 days')
  expect(server.writtenBodies().at(-1)).toEqual({ targetDays: 7 })
})

test('open habits come first [HAB-51]', async () => {
  const complete = { id: '01d00000-0000-7000-8000-000000000002', title: 'Greet', isCompleted: true, canCheckin: false }
  await renderHabitsScreen([habitFixture(complete), habitFixture()])
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveTextContent('Read 15 minutes')
})

test('a habit that is completed keeps its place and its height until the screen is opened again [HAB-51, HAB-69]', async () => {
  const near = habitFixture({ targetDays: 3 }, [1, 2])
  const other = habitFixture({ id: '01d00000-0000-7000-8000-000000000002', title: 'Tidy up' })
  const server = await renderHabitsScreen([other, near])
  const complete = habitFixture({ targetDays: 3, isCompleted: true, canCheckin: false }, [0, 1, 2])
  server.respondWith(checkIn, { ...createCheckInResponse(complete), completed: true })
  server.respondWith(listHabits, [other, complete])
  const boxes = () =>
    [...document.querySelectorAll<HTMLElement>('[data-habit]')].map((card) => [card.dataset.habit, card.offsetHeight])
  const before = boxes()
  await checkInButton.click()
  await endFeastOnScreen()
  await expect.element(page.getByText(/^3 days, completed/)).toBeVisible()
  expect(boxes()).toEqual(before)
})

test('deleting needs no confirmation and can be undone [DLG-12, HAB-44]', async () => {
  const server = await renderHabitsScreen([habitFixture()])
  server.respondWith(deleteHabit, undefined)
  await locateButton('More: Read 15 minutes').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(page.getByText('Deleted: Read 15 minutes').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('each day of the month has an accessible name with its state [DLG-1, HAB-53]', async () => {
  const server = await renderHabitsScreen([habitFixture({}, [0])])
  server.respondWith(listCheckIns, [{ date: today, state: 'done' }])
  await locateButton('Read 15 minutes').first().click()
  await expect.element(page.getByRole('dialog', { name: 'Read 15 minutes' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: /: done$/ })).toBeVisible()
  await locateButton('Previous month').click()
  await expect.poll(() => page.getByRole('cell', { name: /: nothing noted$/ }).elements().length).toBeGreaterThan(27)
})

test('shows a hint for a child under six [GEN-4, GEN-9]', async () => {
  await renderHabitsScreen([habitFixture()], { age: 4 })
  await expect.element(page.getByText(/^Under six, one tiny habit/)).toBeVisible()
})

test('a failed request can be retried', async () => {
  const server = createFakeServer()
  server.respondWith(listChildren, [childFixture()])
  server.rejectWith(listHabits, 'unavailable')
  await renderWithProviders(<HabitsScreenWithBalance />)
  await expect.element(page.getByText('The habits could not be loaded')).toBeVisible()
  server.respondWith(listHabits, [habitFixture()])
  await locateButton('Try again').click()
  await expect.element(checkInButton).toBeVisible()
})

test.each([
  ['zh', '今天打卡：Read 15 minutes，Mia'],
  ['es', 'Marcar hoy como hecho: Read 15 minutes, Mia'],
] as const)('the check-in button has an accessible name in %s', async (locale, name) => {
  await renderHabitsScreen([habitFixture()], { locale })
  await expect.element(locateButton(name)).toBeVisible()
})
