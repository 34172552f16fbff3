import { expect, type Page } from '@playwright/test'
import { languageNames } from '#web/i18n/language-names.ts'
import { signUpFamily } from './family.ts'
import { openAndCloseDialog, tabAndPress, expectHeadingFocused, tabTo, tabAndType } from './keyboard.ts'
import {
  locateActRow,
  locateClosedActRow,
  locateDialog,
  inventAccount,
  expectPoints,
  locateBehaviorTile,
  type Account,
} from './actions.ts'
import { test } from './fixtures.ts'
import { createAppTranslator, type Translator } from './messages.ts'
import {
  endFeastByKeyboard,
  openScreenByKeyboard,
  goHomeByKeyboard,
  addHabitAndCheckInByKeyboard,
  deleteAndUndoByKeyboard,
  addSkillAndScoreByKeyboard,
  addMomentByKeyboard,
} from './keyboard-actions.ts'

const signUpByKeyboard = async (page: Page, t: Translator, { name, email, password }: Account): Promise<void> => {
  await page.goto('/en')
  await tabAndPress(page, page.getByRole('link', { name: t('landing.start') }).first())
  await tabAndType(page, page.getByLabel(t('auth.name'), { exact: true }), name)
  await tabAndType(page, page.getByLabel(t('auth.email'), { exact: true }), email)
  await tabAndType(page, page.getByLabel(t('auth.password'), { exact: true }), password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: t('children.add') })).toBeVisible()
}

const addChildByKeyboard = async (page: Page, t: Translator): Promise<void> => {
  const add = page.getByRole('button', { name: t('children.add') })
  const form = locateDialog(page, t('children.addTitle'))
  await openAndCloseDialog(page, add, form)
  await page.keyboard.press('Enter')
  const name = form.getByLabel(t('children.name'), { exact: true })
  await expect(form).toBeVisible()
  const proposed = form.getByRole('radio', { name: t('children.avatars.🐻'), exact: true })
  await expect(proposed).toBeChecked()
  await tabTo(page, proposed)
  await page.keyboard.press('ArrowRight')
  await expect(form.getByRole('radio', { name: t('children.avatars.🐱'), exact: true })).toBeChecked()
  await tabAndType(page, name, 'Mia')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expectHeadingFocused(page, t('behaviors.title'))
}

const awardByKeyboard = async (page: Page, t: Translator): Promise<void> => {
  const tile = locateBehaviorTile(page, t, t('titles.behaviors.greeting'), 10, 'Mia')
  await tabAndPress(page, tile, 'Space')
  await endFeastByKeyboard(page, t)
  await expect(tile).toBeFocused()
  await expectPoints(page, t, 10)
  await tabAndPress(page, page.getByRole('button', { name: t('behaviors.giftName', { points: 50, name: 'Mia' }) }))
  await expectPoints(page, t, 60)
}

const deductByKeyboard = async (page: Page, t: Translator): Promise<void> => {
  const hard = page.getByRole('button', { name: t('behaviors.hard') })
  const sheet = locateDialog(page, t('behaviors.hard'))
  await openAndCloseDialog(page, hard, sheet)
  await page.keyboard.press('Enter')
  await expect(sheet).toBeVisible()
  await tabTo(page, sheet.getByRole('radio', { name: t('behaviors.sheet.punishment') }))
  await page.keyboard.press('ArrowLeft')
  await expect(sheet.getByRole('radio', { name: t('behaviors.sheet.reward') })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await tabAndType(page, sheet.getByLabel(t('behaviors.sheet.name'), { exact: true }), 'Shouted at dinner')
  await tabAndPress(page, sheet.getByRole('button', { name: '−3', exact: true }))
  await tabAndPress(page, sheet.getByRole('button', { name: t('behaviors.sheet.note') }))
  await expect(sheet).toBeHidden()
  await expectPoints(page, t, 57)
}

const undoByKeyboard = async (page: Page, t: Translator): Promise<void> => {
  const title = t('titles.behaviors.greeting')
  await tabAndPress(page, page.getByRole('navigation').getByRole('link', { name: t('shell.timeline') }))
  await expectHeadingFocused(page, t('activities.title', { name: 'Mia' }))
  await tabAndPress(page, locateClosedActRow(page, title))
  await tabAndPress(page, page.getByRole('button', { name: t('activities.undoRow', { title }) }))
  await expectPoints(page, t, 47)
  await expect(locateActRow(page, title)).toContainText(t('activities.undoneBy', { name: 'Ana' }))
}

const redeemByKeyboard = async (page: Page, t: Translator): Promise<void> => {
  const title = t('titles.rewards.snack_choice')
  await tabAndPress(page, page.getByRole('navigation').getByRole('link', { name: t('shell.rewards') }))
  await expectHeadingFocused(page, t('rewards.title'))
  await openAndCloseDialog(
    page,
    page.getByRole('button', { name: t('rewards.add'), exact: true }),
    locateDialog(page, t('rewards.form.addTitle', { name: 'Mia' })),
  )
  await openAndCloseDialog(
    page,
    page.getByRole('button', { name: t('shell.childButton', { name: 'Mia' }) }),
    locateDialog(page, t('children.choose')),
  )
  await tabAndPress(
    page,
    page.getByRole('button', { name: t('rewards.redeemName', { title, name: 'Mia', points: 30 }) }),
  )
  const goOn = locateDialog(page, title).getByRole('button', { name: t('rewards.goOn') })
  await expect(goOn).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(goOn).toBeHidden()
  await expectPoints(page, t, 17)
  await tabAndPress(page, page.getByRole('button', { name: t('rewards.waiting', { count: 1 }) }))
  await expect(page.getByRole('button', { name: t('rewards.allRewards') })).toBeFocused()
  await tabAndPress(page, page.getByRole('button', { name: t('promises.givenName', { title }) }))
  await expect(page.getByRole('button', { name: t('promises.undoName', { title }) })).toBeFocused()
}

const chooseLanguageByKeyboard = async (page: Page, t: Translator): Promise<void> => {
  const menu = page.getByRole('combobox', { name: t('common.language') })
  await tabTo(page, menu)
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const changed = page.getByRole('combobox', { name: createAppTranslator('es')('common.language') })
  await expect(changed).toBeFocused()
  await expect(changed.locator('option:checked')).toHaveText(languageNames.es)
}

test.beforeEach(() => test.slow())

test.describe('a keyboard user', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('signs up, awards, undoes, deducts and redeems [NAV-13]', async ({ page, t }) => {
    await test.step('signs up', () => signUpByKeyboard(page, t, inventAccount('Ana')))
    await test.step('adds a child', () => addChildByKeyboard(page, t))
    await test.step('awards', () => awardByKeyboard(page, t))
    await test.step('deducts points', () => deductByKeyboard(page, t))
    await test.step('undoes an award', () => undoByKeyboard(page, t))
    await test.step('redeems a reward and marks it as given', () => redeemByKeyboard(page, t))
    await test.step('chooses a language', () => chooseLanguageByKeyboard(page, t))
  })

  test('checks in a habit, records a score and writes a moment', async ({ page, api, t }) => {
    await signUpFamily(api, ['Mia'])
    await page.goto('/en')
    await test.step('checks in a habit', async () => {
      await openScreenByKeyboard(page, t, 'habits')
      await addHabitAndCheckInByKeyboard(page, t)
      const title = t('habits.samples.teeth.title')
      await deleteAndUndoByKeyboard(page, t, {
        more: t('habits.menu.open', { title }),
        item: t('habits.menu.delete'),
        heading: t('shell.titles.habits'),
        messageText: t('habits.deleted', { title }),
      })
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    })
    await test.step('undoes the check-in', async () => {
      await goHomeByKeyboard(page, t, t('shell.titles.habits'))
      const title = t('habits.samples.teeth.title')
      const toggle = page.getByRole('button', { name: t('habits.tickName', { title, name: 'Mia' }) })
      await tabAndPress(page, toggle, 'Space')
      await expect(toggle).toHaveAttribute('aria-pressed', 'false')
      await expect(page.getByRole('region', { name: t('common.jarName', { name: 'Mia', count: 0 }) })).toBeVisible()
    })
    await test.step('records a score', async () => {
      await openScreenByKeyboard(page, t, 'skills')
      await addSkillAndScoreByKeyboard(page, t)
      const title = t('skills.examples.jump_rope.title')
      await deleteAndUndoByKeyboard(page, t, {
        more: t('skills.more', { title }),
        item: t('skills.delete'),
        heading: t('shell.titles.skills'),
        messageText: t('skills.deleted', { title }),
      })
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    })
    await test.step('writes a moment', async () => {
      await goHomeByKeyboard(page, t, t('shell.titles.skills'))
      await openScreenByKeyboard(page, t, 'moments')
      await addMomentByKeyboard(page, t)
      await deleteAndUndoByKeyboard(page, t, {
        more: t('moments.more', { day: '' }).trim(),
        item: t('moments.delete'),
        heading: t('shell.titles.moments'),
        messageText: t('moments.deleted', { day: '' }).trim(),
      })
      await expect(page.getByText('The tower fell.')).toBeVisible()
    })
  })
})
