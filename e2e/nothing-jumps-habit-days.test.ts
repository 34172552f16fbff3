import { expect, type Page } from '@playwright/test'
import type { Call } from '#shared/contract/client.ts'
import { addHabit, checkIn, listHabits, restChild } from '#shared/habits/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { addDays, dayIn, type Day } from '#shared/time/day.ts'
import { locateDialog } from './actions.ts'
import { test } from './fixtures.ts'
import { createFullFamily, openSettled, titles, undo, untilSaid, sampleViewports } from './jumping-acts.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import { formatDay, type Translator } from './messages.ts'
import { fullRunOnly, sampleLanguages } from './sampling.ts'

const [, missed, begun] = titles
const nearlyDone = 'Make the bed'
const today = () => dayIn(Date.now(), 'Europe/Madrid')

/** Creates a family with a habit of two days, the first of which is done, and another one that was begun today; returns what completes the former. */
const createHabits = async (api: Call): Promise<() => Promise<unknown>> => {
  const [{ id: childId }] = await createFullFamily(api)
  const habit = { childId, title: nearlyDone, difficulty: 'easy', targetDays: 2 } as const
  const { id: nearlyDoneId } = await api(addHabit, { body: habit })
  const checkInOn = (habitId: string, date: Day) => api(checkIn, { params: { habitId }, body: { date } })
  await checkInOn(nearlyDoneId, addDays(today(), -1))
  const habits = await api(listHabits, { params: { childId } })
  for (const { id, title } of habits) if (title === begun) await checkInOn(id, today())
  return () => checkInOn(nearlyDoneId, today())
}

/** Completes a habit by its last check-in and ends the feast; nothing jumps until the feast is there, nor when it has gone. */
const complete = async (page: Page, t: Translator, name: 'checkInName' | 'tickName'): Promise<void> => {
  const button = page.getByRole('button', {
    name: t(`habits.${name}`, { title: nearlyDone, name: 'Mia' }),
    exact: true,
  })
  const feast = page.getByRole('dialog', { name: `Mia ${t('habits.feastTitle', { title: nearlyDone, days: 2 })}` })
  const end = feast.getByRole('button', { name: t('feast.goOn') })
  await button.scrollIntoViewIfNeeded()
  await expectNothingJumps(page, () => button.click(), { until: () => expect(end).toBeVisible() })
  const says = t('habits.checkedInCompleted', { name: 'Mia', points: '+22' })
  await expectNothingJumps(page, () => end.click(), {
    until: async () => {
      await expect(feast).toBeHidden()
      await untilSaid(page, t, says).until()
    },
  })
}

const undoCompletion = (page: Page, t: Translator) => undo(page, t, t('habits.undone', { title: nearlyDone }))

const keepGoing = async (page: Page, t: Translator): Promise<void> => {
  const button = page.getByRole('button', { name: t('habits.goOnName', { days: 7, title: nearlyDone }) })
  const says = t('habits.raised', { title: nearlyDone, days: 7 })
  await expectNothingJumps(page, () => button.click(), untilSaid(page, t, says))
  await expect(button).toBeHidden()
}

interface MissedDay {
  day: Day
  language: Locale
}

/** Fills in a missed day of a habit, or a rest, and undoes that. */
const fillInAndUndo = async (
  page: Page,
  t: Translator,
  { day, language }: MissedDay,
  name: 'fillName' | 'fillRestName' = 'fillName',
): Promise<void> => {
  const words = { day: formatDay(language, day), title: missed }
  const weekday = formatDay(language, day, { weekday: 'long' })
  const says = t('habits.filledIn', { day: weekday, points: '+2', name: 'Mia' })
  const button = page.getByRole('button', { name: t(`habits.${name}`, words), exact: true })
  const week = page.getByRole('list', { name: t('habits.week', { title: missed }) })
  const done = week.getByText(t('habits.dayName.done', words))
  await expectNothingJumps(page, () => button.click(), untilSaid(page, t, says))
  await expect(done).toBeAttached()
  await undo(page, t, t('habits.undone', { title: missed }))
  await expect(button).toBeVisible()
}

/** Fills in a missed day in the calendar of a habit, and closes that. */
const fillInCalendar = async (page: Page, t: Translator, { day, language }: MissedDay, title: string) => {
  await page.getByRole('button', { name: title, exact: true }).click()
  const sheet = locateDialog(page, title)
  const words = { day: formatDay(language, day), title }
  const button = sheet.getByRole('button', { name: t('habits.fillName', words), exact: true })
  // On the first of a month, the day before stands in another one.
  const previous = sheet.getByRole('button', { name: t('habits.month.previous'), exact: true })
  if (day.slice(0, 7) !== today().slice(0, 7)) await previous.click()
  await expect(button).toBeVisible()
  const done = sheet.getByText(t('habits.dayName.done', words))
  await expectNothingJumps(page, () => button.click(), { until: () => expect(done).toBeAttached() })
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}

for (const language of sampleLanguages('es')) {
  for (const [device, viewport] of sampleViewports('desktop')) {
    test.describe(`nothing jumps in ${language} on a ${device} [DLG-14]`, fullRunOnly, () => {
      test.use({ language, viewport })
      test.beforeEach(({ page }) => watchPage(page))

      test('when a habit is completed on its screen, that is undone, and it goes on', async ({ page, api, t }) => {
        await createHabits(api)
        await openSettled(page, `/${language}/habits`)
        await test.step('completed', () => complete(page, t, 'checkInName'))
        await test.step('undone', () => undoCompletion(page, t))
        await test.step('completed again', () => complete(page, t, 'checkInName'))
        await test.step('goes on', () => keepGoing(page, t))
      })

      test('when a habit is completed on home and that is undone', async ({ page, api, t }) => {
        await createHabits(api)
        await openSettled(page, `/${language}`)
        await test.step('completed', () => complete(page, t, 'tickName'))
        await test.step('undone', () => undoCompletion(page, t))
      })

      test('when a habit that was completed before goes on', async ({ page, api, t }) => {
        const completeBefore = await createHabits(api)
        await completeBefore()
        await openSettled(page, `/${language}/habits`)
        await keepGoing(page, t)
      })

      test('when a missed day of a habit is filled in', async ({ page, api, t }) => {
        await createHabits(api)
        await openSettled(page, `/${language}/habits`)
        const yesterday = { day: addDays(today(), -1), language }
        await test.step('on its card', () => fillInAndUndo(page, t, yesterday))
        await test.step('in its calendar, for the first time', () => fillInCalendar(page, t, yesterday, missed))
        await test.step('in that of one begun', () => fillInCalendar(page, t, yesterday, begun))
      })

      test('when a rest day of a habit is filled in', async ({ page, api, t }) => {
        const [{ id: childId }] = await createFullFamily(api)
        const yesterday = { day: addDays(today(), -1), language }
        const rest = { from: addDays(today(), -3), to: today(), rest: true }
        await api(restChild, { params: { childId }, body: rest })
        await openSettled(page, `/${language}/habits`)
        await fillInAndUndo(page, t, yesterday, 'fillRestName')
      })
    })
  }
}
