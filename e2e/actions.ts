import { expect, type Locator, type Page } from '@playwright/test'
import type { Translator } from './messages.ts'

/** Input of a sign-up. */
export interface Account {
  name: string
  email: string
  password: string
}

/** Returns the input of a sign-up with an unused e-mail address. */
export const inventAccount = (name: string): Account => ({
  name,
  email: `${name.toLowerCase().replace(/[^a-z]/g, '')}-${crypto.randomUUID()}@example.org`,
  password: 'small lights every day',
})

/** Fills in and submits the sign-up form of the page; its button has another label on an invitation. */
export const signUp = async (
  page: Page,
  t: Translator,
  { name, email, password }: Account,
  button = t('auth.signUp.submit'),
): Promise<void> => {
  await page.getByLabel(t('auth.name'), { exact: true }).fill(name)
  await page.getByLabel(t('auth.email'), { exact: true }).fill(email)
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: button }).click()
}

/** Fills in and submits the sign-in form of the page. */
export const signIn = async (page: Page, t: Translator, { email, password }: Account): Promise<void> => {
  await page.getByLabel(t('auth.email'), { exact: true }).fill(email)
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password)
  await page
    .locator('form')
    .getByRole('button', { name: t('auth.signIn.submit') })
    .click()
}

export const locateDialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })

/** Locates the place for messages. */
export const locateMessage = (page: Page, t: Translator): Locator =>
  page.getByRole('region', { name: t('shell.notices') })

/** Expects a message with a text. */
export const expectMessage = async (page: Page, t: Translator, text: string): Promise<void> => {
  await expect(locateMessage(page, t).getByText(text, { exact: true })).toBeVisible()
}

/** Returns what the message says about a check-in of an easy habit, the `count`th day of its run. */
export const textOfCheckIn = (t: Translator, name: string, count = 1, target = 21): string =>
  t('habits.checkedIn', { name, points: '+2', run: t('habits.run', { count, target }) })

/** Clicks the undo button of the message with a text. */
export const undoInMessage = async (
  page: Page,
  t: Translator,
  text: string,
  button = t('common.undo'),
): Promise<void> => {
  const message = locateMessage(page, t)
  await expect(message).toContainText(text)
  await message.getByRole('button', { name: button, exact: true }).click()
}

/** Locates the row of pictures that switches children. */
export const locateChildSwitcher = (page: Page, t: Translator): Locator =>
  page.getByRole('group', { name: t('shell.chooseChild') })

/** Expects a child to be the selected one. */
const expectSelectedChild = async (page: Page, t: Translator, name: string): Promise<void> => {
  const button = locateChildSwitcher(page, t).getByRole('button', {
    name: t('shell.childButton', { name }),
    exact: true,
  })
  await expect(button).toHaveAttribute('aria-current', 'true')
}

/** Selects a child by its picture. */
export const selectChild = async (page: Page, t: Translator, name: string): Promise<void> => {
  await locateChildSwitcher(page, t).getByRole('button', { name, exact: true }).click()
  await expectSelectedChild(page, t, name)
}

type MainScreen = 'home' | 'timeline' | 'rewards' | 'profile'

/**
 * Waits until after the next paint. Only then is a clicked link followed and the page scrolled to the top, which would make
 * the next click miss its target.
 */
export const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

/** Opens a screen with the main navigation: the bottom bar, or the rail of a wide window. */
export const goTo = async (page: Page, t: Translator, screen: MainScreen): Promise<void> => {
  await page
    .getByRole('navigation', { name: t('shell.main') })
    .getByRole('link', { name: t(`shell.${screen}`) })
    .click()
  await waitForPaint(page)
}

/** Follows the link of home, or in a wide window of the rail, to one of its modules. */
export const openModule = async (page: Page, t: Translator, module: 'behaviors' | 'habits' | 'skills' | 'moments') =>
  page
    .getByRole('navigation', { name: t('home.modules') })
    .or(page.getByRole('navigation', { name: t('shell.main') }))
    .getByRole('link', { name: t(`home.${module}`) })
    .first()
    .click()

/** Chooses a challenge where a list of them stands beside the chosen one, in a wide window. */
export const chooseSkill = async (page: Page, title: string): Promise<void> => {
  const tile = page.getByRole('button', { name: title, exact: true })
  if (await tile.isVisible()) await tile.click()
}

/** Completes a challenge below its target, with its menu and the answer to the question. */
export const finishBelowTarget = async (page: Page, t: Translator, title: string): Promise<void> => {
  await page.getByRole('button', { name: t('skills.more', { title }) }).click()
  await page.getByRole('menuitem', { name: t('skills.done') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('skills.finish.confirm'), exact: true })
    .click()
}

/** Opens the screen of behaviours from home. */
export const goToBehaviors = async (page: Page, t: Translator): Promise<void> => {
  await goTo(page, t, 'home')
  await openModule(page, t, 'behaviors')
  await expect(page.getByRole('heading', { level: 1, name: t('behaviors.title') })).toBeVisible()
}

/** Locates the tile that awards a behaviour. */
export const locateBehaviorTile = (page: Page, t: Translator, title: string, points: number, name: string): Locator =>
  page.getByRole('button', { name: t('awards.tileName', { title, points, name }), exact: true })

/** Locates an act on the timeline by its title. */
export const locateActRow = (page: Page, title: string): Locator =>
  page.locator('[data-act]').filter({ has: page.getByText(title, { exact: true }) })

/** Locates the button that opens the row of an act on the timeline, where it can be undone. */
export const locateClosedActRow = (page: Page, title: string): Locator =>
  locateActRow(page, title).getByRole('button', { expanded: false })

/** Expects the points of the selected child in the header. */
export const expectPoints = async (page: Page, t: Translator, count: number): Promise<void> => {
  await expect(page.getByRole('link', { name: t('shell.pointsButton', { count }), exact: true }).first()).toBeVisible()
}

/** Waits for the feast on the whole screen and ends it; in its first moments it ignores taps. */
export const endFeast = async (page: Page, t: Translator): Promise<void> => {
  const feast = page.locator('[data-celebration]')
  await expect(feast).toBeVisible()
  await expect(async () => {
    if (await feast.isVisible()) await feast.getByRole('button', { name: t('feast.goOn') }).click({ timeout: 2000 })
    await expect(feast).toBeHidden({ timeout: 500 })
  }).toPass()
}

/** Shows the form in place of the moment of today: by its button, or by its menu while the next child is offered. */
export const beginAnotherMoment = async (page: Page, t: Translator): Promise<void> => {
  const menu = page.getByRole('button', { name: new RegExp(t('moments.more', { day: '.+' })) }).first()
  const button = page.getByRole('button', { name: t('moments.another') })
  await expect(menu).toBeVisible()
  if (await button.isVisible()) return button.click()
  await menu.click()
  return page.getByRole('menuitem', { name: t('moments.another') }).click()
}

/** Waits until what was opened has unfolded; other animations never end. */
export const waitUntilUnfolded = (page: Page) =>
  page.evaluate(async () => {
    const unfolding = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(unfolding.map(({ finished }) => finished))
  })

/** Waits for the end of an answer of Glim: its chips are visible. The first question in a language loads what it knows. */
export const waitForAnswer = (page: Page, t: Translator): Promise<void> =>
  expect(page.getByRole('group', { name: t('assistant.followUps') })).toBeVisible({ timeout: 50_000 })
