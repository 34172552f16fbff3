import { expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { undoAct } from '#shared/acts/contract.ts'
import { checkIn, listHabits } from '#shared/habits/contract.ts'
import { passTime, settle } from '#web/testing/clock.ts'
import { habitFixture } from '#web/testing/habit-fixture.ts'
import {
  checkInActId,
  checkInButton,
  createCheckInResponse,
  locateButton,
  renderHabitsScreen,
  today,
} from '#web/testing/render-habits-screen.tsx'
import { doubleTapMs } from '#web/ui/use-double-tap-guard.ts'

test('a double tap checks in once and undoes nothing', async () => {
  const server = await renderHabitsScreen([habitFixture({}, [1, 2])])
  const checkedIn = habitFixture({}, [0, 1, 2])
  server.respondWith(checkIn, createCheckInResponse(checkedIn))
  server.respondWith(listHabits, [checkedIn])
  await checkInButton.dblClick()
  await expect.poll(() => server.writtenBodies()).toEqual([{ date: today }])
  await passTime(doubleTapMs)
  await settle()
  expect(server.writtenBodies()).toEqual([{ date: today }])
})

test('a checked-in card keeps its size and the focus, a second tap there does nothing, and Undo stands behind the words [HAB-49, HAB-69]', async () => {
  const server = await renderHabitsScreen([habitFixture({}, [1])])
  const card = document.querySelector('[data-habit]')
  const height = card?.getBoundingClientRect().height
  server.respondWith(checkIn, createCheckInResponse(habitFixture({ todayActId: checkInActId }, [0, 1])))
  server.respondWith(listHabits, [habitFixture({ todayActId: checkInActId }, [0, 1])])
  await checkInButton.click()
  const done = locateButton('Done today: Read 15 minutes, Mia')
  await expect.element(done).toHaveFocus()
  expect(getComputedStyle(done.element()).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  const undoButton = locateButton('Undo: Read 15 minutes, Mia')
  undoButton.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  await userEvent.keyboard('{Enter}')
  expect(server.requests.map(({ method, path }) => method + path).join(' ')).not.toContain('undo')
  const boxOf = (button: Locator) => button.element().getBoundingClientRect()
  expect(boxOf(undoButton).left).toBeGreaterThanOrEqual(boxOf(page.getByText('Done today')).right)
  expect(boxOf(undoButton).bottom).toBeLessThanOrEqual(boxOf(done).bottom)
  document.querySelector<HTMLElement>('[aria-disabled]')?.focus()
  expect(card?.getBoundingClientRect().height).toBe(height)
  await page.viewport(700, 896)
  await expect.poll(() => card?.getAttribute('style')).toBe('')
  server.respondWith(undoAct, () => {
    server.respondWith(listHabits, [habitFixture({}, [1])])
    return { actId: checkInActId, undoes: checkInActId, balance: 10 }
  })
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(checkInButton).toHaveFocus()
  await expect.element(page.getByText('Undone: Read 15 minutes').first()).toBeVisible()
  await expect.element(locateButton(/^Today, .*: Read 15 minutes$/)).toHaveAttribute('aria-pressed', 'false')
})
