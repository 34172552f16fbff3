import { expect, type Locator, type Page } from '@playwright/test'
import { languageNames } from '#web/i18n/language-names.ts'
import { act, dialog, newAccount, seePoints, tile, type Account } from './parent.ts'
import { test } from './story.ts'
import { wordsIn, type Words } from './words.ts'

const mostStops = 80

/** Walks with the Tab key until something has the focus; no further than once around the page. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, 'reached by the Tab key').toBeFocused()
}

/** Walks to something and presses it. */
const press = async (page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

const write = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

const seeHeadingFocused = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
}

/** Opens a dialog, sees that the focus is inside and stays there or in a notice, closes it, and sees the focus where it came from. */
const openAndEscape = async (page: Page, opener: Locator, opened: Locator): Promise<void> => {
  await press(page, opener)
  const hasFocus = () =>
    opened.evaluate((element) => {
      const focused = document.activeElement
      return element.contains(focused) || Boolean(focused?.closest('[role="region"]:has([data-kind])'))
    })
  await expect.poll(hasFocus).toBe(true)
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    // The edge of the dialog hands the focus on to its other end.
    await expect.poll(hasFocus).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(opener).toBeFocused()
}

const signUpByKeys = async (page: Page, t: Words, { name, email, password }: Account): Promise<void> => {
  await page.goto('/en')
  await press(page, page.getByRole('link', { name: t('landing.start') }).first())
  await write(page, page.getByLabel(t('auth.name'), { exact: true }), name)
  await write(page, page.getByLabel(t('auth.email'), { exact: true }), email)
  await write(page, page.getByLabel(t('auth.password'), { exact: true }), password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: t('children.add') })).toBeVisible()
}

const addAChildByKeys = async (page: Page, t: Words): Promise<void> => {
  const add = page.getByRole('button', { name: t('children.add') })
  const form = dialog(page, t('children.addTitle'))
  await openAndEscape(page, add, form)
  await page.keyboard.press('Enter')
  const name = form.getByLabel(t('children.name'), { exact: true })
  await expect(form).toBeVisible()
  await tabTo(page, form.getByRole('radio', { name: t('children.noAvatar') }))
  await page.keyboard.press('ArrowRight')
  await expect(form.getByRole('radio', { name: t('children.avatars.👦'), exact: true })).toBeChecked()
  await write(page, name, 'Mia')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await seeHeadingFocused(page, t('behaviors.title'))
}

const awardByKeys = async (page: Page, t: Words): Promise<void> => {
  await press(page, tile(page, t, t('behaviors.titles.greeting'), 10, 'Mia'), 'Space')
  await seePoints(page, t, 10)
  await press(page, page.getByRole('button', { name: t('behaviors.giftName', { points: 50, name: 'Mia' }) }))
  await seePoints(page, t, 60)
}

const noteByKeys = async (page: Page, t: Words): Promise<void> => {
  const hard = page.getByRole('button', { name: t('behaviors.hard') })
  const sheet = dialog(page, t('behaviors.sheet.title'))
  await openAndEscape(page, hard, sheet)
  await page.keyboard.press('Enter')
  await expect(sheet).toBeVisible()
  await tabTo(page, sheet.getByRole('radio', { name: t('behaviors.sheet.punishment') }))
  await page.keyboard.press('ArrowLeft')
  await expect(sheet.getByRole('radio', { name: t('behaviors.sheet.reward') })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await write(page, sheet.getByLabel(t('behaviors.sheet.name'), { exact: true }), 'Shouted at dinner')
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await seePoints(page, t, 57)
}

const undoByKeys = async (page: Page, t: Words): Promise<void> => {
  const title = t('behaviors.titles.greeting')
  await press(page, page.getByRole('navigation').getByRole('link', { name: t('shell.timeline') }))
  await seeHeadingFocused(page, t('activities.title', { name: 'Mia' }))
  await press(page, page.getByRole('button', { name: t('activities.undoRow', { title }) }))
  await seePoints(page, t, 47)
  await expect(act(page, title)).toBeHidden()
}

const redeemByKeys = async (page: Page, t: Words): Promise<void> => {
  const title = t('rewards.presets.snack_choice')
  await press(page, page.getByRole('navigation').getByRole('link', { name: t('shell.rewards') }))
  await seeHeadingFocused(page, t('rewards.title'))
  await openAndEscape(
    page,
    page.getByRole('button', { name: t('rewards.add'), exact: true }),
    dialog(page, t('rewards.form.addTitle')),
  )
  await openAndEscape(
    page,
    page.getByRole('button', { name: t('shell.childButton', { name: 'Mia' }) }),
    dialog(page, t('children.choose')),
  )
  await press(page, page.getByRole('button', { name: t('rewards.redeemName', { title, name: 'Mia', points: 30 }) }))
  await seePoints(page, t, 17)
  await tabTo(page, page.getByRole('tab', { name: t('rewards.tabAll') }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: t('rewards.tabRedeemed') })).toBeFocused()
  await press(page, page.getByRole('button', { name: t('rewards.givenName', { title }) }))
  await expect(page.getByRole('list', { name: t('rewards.givenList') }).getByText(title)).toBeVisible()
}

const chooseALanguageByKeys = async (page: Page, t: Words): Promise<void> => {
  const menu = page.getByRole('combobox', { name: t('common.language') })
  await tabTo(page, menu)
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const changed = page.getByRole('combobox', { name: wordsIn('es')('common.language') })
  await expect(changed).toBeFocused()
  await expect(changed.locator('option:checked')).toHaveText(languageNames.es)
}

test.describe('a parent without a mouse', { tag: '@once' }, () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('signs up, awards, undoes, notes and redeems', async ({ page, t }) => {
    await test.step('signs up', () => signUpByKeys(page, t, newAccount('Ana')))
    await test.step('adds a child', () => addAChildByKeys(page, t))
    await test.step('awards', () => awardByKeys(page, t))
    await test.step('notes a hard one', () => noteByKeys(page, t))
    await test.step('undoes an award', () => undoByKeys(page, t))
    await test.step('redeems and gives', () => redeemByKeys(page, t))
    await test.step('chooses a language', () => chooseALanguageByKeys(page, t))
  })
})
