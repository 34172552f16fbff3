import { expect, type Page } from '@playwright/test'
import { addHabit, checkIn as checkInCall } from '#shared/habits/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { addDays } from '#shared/time/day.ts'
import type { Call } from '#shared/contract/client.ts'
import { award, signUpFamily } from './family.ts'
import { endFeast, expectMessage, expectPoints, goTo, locateDialog, textOfCheckIn, undoInMessage } from './actions.ts'
import { test, today, type Clock } from './clock-fixtures.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import { fullRunOnly, sampleLanguages } from './sampling.ts'
import { formatDay, type Translator } from './messages.ts'

const expectStreak = async (page: Page, t: Translator, title: string, count: number, target: number): Promise<void> => {
  const progress = page.getByRole('progressbar', { name: t('habits.progress', { title }) })
  await expect(progress).toHaveAttribute(
    'aria-valuetext',
    count === 0 ? t('habits.first', { target }) : t('habits.run', { count, target }),
  )
}

const locateCheckInButton = (page: Page, t: Translator, title: string) =>
  page.getByRole('button', { name: t('habits.checkInName', { title, name: 'Mia' }) })

const chooseMenuItem = async (page: Page, t: Translator, title: string, item: 'rest' | 'delete'): Promise<void> => {
  await page.getByRole('button', { name: t('habits.menu.open', { title }) }).click()
  await page.getByRole('menuitem', { name: t(`habits.menu.${item}`) }).click()
}

/** Adds a habit for three days with the form. */
const addOwnHabit = async (page: Page, t: Translator, title: string): Promise<void> => {
  await expect(page.getByText(t('habits.emptyTitle'))).toBeVisible()
  // The button beside the ideas is rendered anew with them.
  await expect(page.getByRole('button', { name: t('habits.samples.teeth.title') })).toBeVisible()
  await page.getByRole('button', { name: t('habits.add'), exact: true }).click()
  const form = locateDialog(page, t('habits.form.addTitle', { name: 'Mia' }))
  await form.getByRole('textbox', { name: t('habits.form.name') }).fill(title)
  await form.getByText(t('habits.form.moreHint')).click()
  await form.getByRole('textbox', { name: t('habits.form.target') }).fill('3')
  await form.getByRole('button', { name: t('habits.form.submit') }).click()
  await expect(form).toBeHidden()
  await expectMessage(page, t, t('habits.added', { title }))
  await expectStreak(page, t, title, 0, 3)
}

const completeHabit = async (page: Page, t: Translator, title: string): Promise<void> => {
  await locateCheckInButton(page, t, title).click()
  await expect(page.getByRole('dialog', { name: `Mia ${t('habits.feastTitle', { title, days: 3 })}` })).toBeVisible()
  await endFeast(page, t)
  await expect(page.getByText(t('habits.completedBadge', { days: 3, points: '+20' }))).toBeVisible()
  const messageText = t('habits.checkedInCompleted', { name: 'Mia', points: '+22' })
  await expectMessage(page, t, messageText)
  await expect(locateCheckInButton(page, t, title)).toBeHidden()
  await expectPoints(page, t, 26)
}

const expectBadge = async (page: Page, t: Translator, language: Locale, day: string): Promise<void> => {
  await goTo(page, t, 'profile')
  const since = formatDay(language, day, { day: 'numeric', month: 'long' })
  const title = t('badges.kinds.habit_formation_master.title')
  const name = t('badges.earnedName', { title, day: t('badges.since', { day: since }) })
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await page.goBack()
}

const continueHabit = async (page: Page, t: Translator, clock: Clock, title: string): Promise<void> => {
  await page.getByRole('button', { name: t('habits.goOnName', { days: 7, title }) }).click()
  await expectMessage(page, t, t('habits.raised', { title, days: 7 }))
  await expectStreak(page, t, title, 3, 7)
  await expect(locateCheckInButton(page, t, title)).toBeHidden()
  await clock.advance(1)
  await locateCheckInButton(page, t, title).click()
  await expectStreak(page, t, title, 4, 7)
  await expectPoints(page, t, 28)
}

/** Creates two habits, one of them checked in on Monday and today but not on Tuesday. */
const createHabitsWithGap = async (api: Call): Promise<void> => {
  const { children } = await signUpFamily(api, ['Mia'])
  const childId = children[0]?.id ?? ''
  const { id: habitId } = await api(addHabit, { body: { childId, title: 'Read a page', difficulty: 'medium' } })
  await api(addHabit, { body: { childId, title: 'Water the plant', difficulty: 'easy' } })
  for (const date of [addDays(today, -2), today]) await api(checkInCall, { params: { habitId }, body: { date } })
}

const fillInForgottenDay = async (page: Page, t: Translator, language: Locale): Promise<void> => {
  const forgotten = addDays(today, -1)
  const values = { title: 'Read a page', day: formatDay(language, forgotten) }
  await expectStreak(page, t, 'Read a page', 1, 21)
  await page.getByRole('button', { name: t('habits.fillName', values) }).click()
  const weekday = formatDay(language, forgotten, { weekday: 'long' })
  const messageText = t('habits.filledIn', { ...values, day: weekday, points: '+5', name: 'Mia' })
  await expectMessage(page, t, messageText)
  await expectStreak(page, t, 'Read a page', 3, 21)
  await expectPoints(page, t, 15)
  const week = page.getByRole('list', { name: t('habits.week', { title: 'Read a page' }) })
  await expect(week.getByText(t('habits.dayName.done', values))).toBeAttached()
}

/** Sets rests until Friday in the open dialog. */
const restUntilFriday = async (page: Page, t: Translator, language: Locale): Promise<void> => {
  const form = locateDialog(page, t('habits.rest.title'))
  const friday = addDays(today, 2)
  const days = { from: formatDay(language, today), to: formatDay(language, friday) }
  for (const name of [days.from, days.to]) await form.getByRole('button', { name, exact: true }).click()
  await expect(form.getByText(t('habits.rest.sentence', { name: 'Mia', ...days }))).toBeVisible()
  await form.getByRole('button', { name: t('habits.rest.save') }).click()
  await expect(form).toBeHidden()
  await expectMessage(page, t, t('habits.rest.saved', { name: 'Mia' }))
}

/** Expects Friday to be a rest in the month of a habit. */
const expectRestInMonth = async (page: Page, t: Translator, language: Locale, title: string): Promise<void> => {
  await page.getByRole('button', { name: title, exact: true }).click()
  const sheet = locateDialog(page, title)
  const friday = formatDay(language, addDays(today, 2))
  await expect(sheet.getByText(t('habits.dayName.rest', { day: friday }))).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}

const setRests = async (page: Page, t: Translator, language: Locale): Promise<void> => {
  await chooseMenuItem(page, t, 'Water the plant', 'rest')
  await restUntilFriday(page, t, language)
  await expect(page.getByText(t('habits.restToday')).filter({ visible: true })).toBeVisible()
  await expectRestInMonth(page, t, language, 'Water the plant')
  await page.getByRole('button', { name: t('habits.rest.all', { name: 'Mia' }) }).click()
  await restUntilFriday(page, t, language)
  await expectRestInMonth(page, t, language, 'Read a page')
}

const deleteAndRestore = async (page: Page, t: Translator): Promise<void> => {
  const heading = page.getByRole('heading', { name: 'Read a page' })
  await chooseMenuItem(page, t, 'Read a page', 'delete')
  await expect(heading).toBeHidden()
  await undoInMessage(page, t, t('habits.deleted', { title: 'Read a page' }))
  await expect(heading).toBeVisible()
  await expectStreak(page, t, 'Read a page', 4, 21)
}

for (const language of sampleLanguages('en')) {
  test.describe(`a habit in ${language}`, () => {
    test.use({ language })

    test('is added, completed with a badge and continued with a higher target', async ({ page, api, clock, t }) => {
      const title = 'Water the plant'
      const { children } = await signUpFamily(api, ['Mia'], language)
      expect(children).toHaveLength(1)
      // The sky takes the next tap, and leaves by itself.
      await page.addLocatorHandler(page.locator('[data-good-night]'), () => Promise.resolve())
      await page.goto(`/${language}/habits`)
      await test.step('adds a habit', () => addOwnHabit(page, t, title))
      await test.step('checks in on the first day', async () => {
        await locateCheckInButton(page, t, title).click()
        await endFeast(page, t)
        const messageText = textOfCheckIn(t, 'Mia', 1, 3)
        await expectMessage(page, t, messageText)
        await expectStreak(page, t, title, 1, 3)
        await expectPoints(page, t, 2)
      })
      await test.step('checks in on the second day without a reload', async () => {
        await clock.advance(1)
        await locateCheckInButton(page, t, title).click()
        await expectStreak(page, t, title, 2, 3)
        await expectPoints(page, t, 4)
      })
      await test.step('completes it on the third day, undoes that and completes it again', async () => {
        await clock.advance(1)
        await page.reload()
        await completeHabit(page, t, title)
        await undoInMessage(page, t, t('habits.checkedInCompleted', { name: 'Mia', points: '+22' }))
        await expectMessage(page, t, t('habits.undone', { title }))
        await expectStreak(page, t, title, 2, 3)
        await expectPoints(page, t, 4)
        await completeHabit(page, t, title)
      })
      await test.step('shows the badge', () => expectBadge(page, t, language, addDays(today, 2)))
      await test.step('continues with a target of seven days', () => continueHabit(page, t, clock, title))
    })

    test('keeps its streak over a forgotten day and rests, and can be restored after deletion', async ({
      page,
      api,
      clock,
      t,
    }) => {
      await createHabitsWithGap(api)
      await page.goto(`/${language}/habits`)
      await test.step('fills in the forgotten day', () => fillInForgottenDay(page, t, language))
      await test.step('sets rests until Friday, for one habit and then for all', () => setRests(page, t, language))
      await test.step('checks in after the rests', async () => {
        await clock.advance(3)
        await locateCheckInButton(page, t, 'Read a page').click()
        await expectStreak(page, t, 'Read a page', 4, 21)
      })
      await test.step('is deleted and restored', () => deleteAndRestore(page, t))
    })
  })
}

test('an idea is added in one tap after the last open habit, and nothing above moves [HAB-65, HAB-66]', async ({
  page,
  api,
  t,
}) => {
  await watchPage(page)
  const { children } = await signUpFamily(api, ['Mia'])
  const childId = children[0]?.id ?? ''
  const { id: habitId } = await api(addHabit, { body: { childId, title: 'Greet', difficulty: 'easy', targetDays: 1 } })
  await api(checkInCall, { params: { habitId }, body: { date: today } })
  await api(addHabit, { body: { childId, title: 'Read a page', difficulty: 'easy' } })
  await page.goto('/en/habits')
  const titles = page.locator('[data-habit] h2')
  await expect(titles).toHaveText(['Read a page', 'Greet'])
  // In the first row, so that the window has room for it and the new card.
  const idea = t('habits.samples.teeth.title')
  const chip = page.getByRole('button', { name: new RegExp(`^${idea} \\S`) })
  const before = await chip.boundingBox()
  await expectNothingJumps(page, () => chip.click(), {
    until: () => expect(titles).toHaveText(['Read a page', idea, 'Greet']),
  })
  expect((await chip.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
})

test('nothing jumps when a habit is checked in and that is undone [HAB-69]', fullRunOnly, async ({ page, api, t }) => {
  await watchPage(page)
  const { children } = await signUpFamily(api, ['Mia'])
  const childId = children[0]?.id ?? ''
  await award(api, { id: childId }, 'Laid the table', 1)
  for (const title of ['Greet', 'Read a page']) await api(addHabit, { body: { childId, title, difficulty: 'easy' } })
  await page.goto('/en/habits')
  const words = { title: 'Greet', name: 'Mia' }
  const done = page.getByRole('button', { name: t('habits.doneTodayName', words) })
  await expectNothingJumps(page, () => locateCheckInButton(page, t, 'Greet').click(), {
    until: () => expect(done).toBeVisible(),
  })
  await expectNothingJumps(page, () => page.getByRole('button', { name: t('habits.undoName', words) }).click(), {
    until: () => expect(locateCheckInButton(page, t, 'Greet')).toBeVisible(),
  })
})
