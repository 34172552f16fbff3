import { expect, type Page } from '@playwright/test'
import { tabAndPress, expectHeadingFocused, tabTo, tabAndType } from './keyboard.ts'
import { expectMessage, expectPoints, locateDialog, locateMessage, textOfCheckIn } from './actions.ts'
import type { Translator } from './messages.ts'

/** Waits for the feast and ends it with a key; in its first moments it ignores keys. */
export const endFeastByKeyboard = async (page: Page, t: Translator): Promise<void> => {
  await expect(page.getByRole('button', { name: t('feast.goOn') })).toBeFocused()
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-celebration]')).toBeHidden({ timeout: 500 })
  }).toPass()
}

/** Waits for the sky of a day on which everything is done and sends it away. */
const endGoodNightByKeyboard = async (page: Page): Promise<void> => {
  const sky = page.locator('[data-good-night]')
  await expect(sky).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sky).toBeHidden()
}

/** Opens a screen from home and expects the focus on its heading. */
export const openScreenByKeyboard = async (
  page: Page,
  t: Translator,
  name: 'habits' | 'skills' | 'moments',
): Promise<void> => {
  const modules = page.getByRole('navigation', { name: t('home.modules') })
  await tabAndPress(page, modules.getByRole('link', { name: t(`home.${name}`) }))
  await expectHeadingFocused(page, t(`shell.titles.${name}`))
}

/** Opens home with the back link, which is before the focused heading of the screen. */
export const goHomeByKeyboard = async (page: Page, t: Translator, title: string): Promise<void> => {
  await expectHeadingFocused(page, title)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: t('common.back'), exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Adds an idea for a habit, opens and closes its form, checks in, undoes that and checks in again. */
export const addHabitAndCheckInByKeyboard = async (page: Page, t: Translator): Promise<void> => {
  const title = t('habits.samples.teeth.title')
  const idea = page.getByRole('button', { name: new RegExp(`^${title} \\S`) })
  await tabAndPress(page, idea)
  await expectMessage(page, t, t('habits.added', { title }))
  await expect(idea).toBeFocused()
  await page.keyboard.press('Enter')
  const form = locateDialog(page, t('habits.form.editTitle'))
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(idea).toBeFocused()
  const words = { title, name: 'Mia' }
  await tabAndPress(page, page.getByRole('button', { name: t('habits.checkInName', words) }))
  await endFeastByKeyboard(page, t)
  await endGoodNightByKeyboard(page)
  await expectPoints(page, t, 2)
  await expectMessage(page, t, textOfCheckIn(t, 'Mia'))
  // The button keeps the focus, and gets it back from Undo, which stands after it.
  await expect(page.getByRole('button', { name: t('habits.doneTodayName', words) })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectMessage(page, t, t('habits.undone', { title }))
  await expectPoints(page, t, 0)
  await page.keyboard.press('Space')
  await expectPoints(page, t, 2)
}

interface DeletedItem {
  /** Labels of the menu button and of its item. */
  more: string
  item: string
  /** Heading of the screen and text of the message. */
  heading: string
  messageText: string
}

/** Deletes something with its menu and undoes that in its message. */
export const deleteAndUndoByKeyboard = async (
  page: Page,
  t: Translator,
  { more, item, heading, messageText }: DeletedItem,
): Promise<void> => {
  await tabAndPress(page, page.getByRole('button', { name: more }))
  await expect(page.getByRole('menu')).toBeVisible()
  // Arrow Up moves from the first item to the last.
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: item })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectHeadingFocused(page, heading)
  await page.keyboard.press('F6')
  const message = locateMessage(page, t)
  await expect(message).toContainText(messageText)
  const undo = message.getByRole('button', { name: t('common.undo') })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Adds an example challenge, records a score and opens its scores, in a wide window. */
export const addSkillAndScoreByKeyboard = async (page: Page, t: Translator): Promise<void> => {
  const title = t('skills.examples.jump_rope.title')
  await tabAndPress(page, page.getByRole('button', { name: t('skills.addFirst') }))
  const form = locateDialog(page, t('skills.form.addTitle'))
  await tabAndPress(page, form.getByRole('button', { name: title }))
  await tabAndPress(page, form.getByRole('button', { name: t('skills.form.submit') }))
  await expect(form).toBeHidden()
  await tabAndType(page, page.getByRole('textbox', { name: t('skills.scoreOf', { title }) }), '48')
  await page.keyboard.press('Enter')
  const amount = `48 ${t('skills.examples.jump_rope.unit')}`
  await expect(page.getByRole('status').getByText(t('skills.first', { score: amount }))).toBeVisible()
  await tabAndPress(page, page.getByRole('button', { name: t('skills.showTable') }))
}

/** Fills in and saves the form of the moments screen. */
export const addMomentByKeyboard = async (page: Page, t: Translator): Promise<void> => {
  const mood = (kind: 'happy' | 'calm') => page.getByRole('radio', { name: t(`activities.moods.${kind}`) })
  const weather = (kind: 'sunny' | 'cloudy') => page.getByRole('radio', { name: t(`activities.weathers.${kind}`) })
  await tabTo(page, mood('happy'))
  await page.keyboard.press('ArrowRight')
  await expect(mood('calm')).toBeChecked()
  await tabAndPress(page, page.getByRole('button', { name: t('moments.moreMoods') }))
  const others = locateDialog(page, t('moments.moreMoods'))
  await tabAndPress(page, others.getByRole('button', { name: t('activities.moods.worried') }))
  await expect(others).toBeHidden()
  await tabTo(page, weather('sunny'))
  await page.keyboard.press('ArrowRight')
  await expect(weather('cloudy')).toBeChecked()
  await tabAndPress(page, page.getByRole('button', { name: t('moments.ask') }))
  await expect(page.getByText(t('moments.prompts.worried.b'))).toBeVisible()
  await tabAndType(page, page.getByRole('textbox', { name: t('moments.story') }), 'The tower fell.')
  await tabAndPress(page, page.getByRole('button', { name: t('moments.save', { name: 'Mia' }) }))
  await expect(page.getByRole('heading', { name: t('moments.savedMark') })).toBeFocused()
}
