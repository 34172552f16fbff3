import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '#shared/locale/locale.ts'
import { addMoment } from '#shared/moments/contract.ts'
import { createFamily } from './family.ts'
import { dialog, goTo, notice, expectNotice, undoIn } from './actions.ts'
import { noNetwork } from './fixtures.ts'
import { test, today } from './clock-fixtures.ts'
import { languages } from './sampling.ts'
import { formatDay, type Translator } from './messages.ts'

const story = 'We built a bridge for the ants.'

const shortDay: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }

const weather = (on: Page | Locator, t: Translator, kind: 'sunny' | 'foggy') =>
  on.getByRole('radio', { name: t(`activities.weathers.${kind}`), exact: true })

const mood = (on: Page | Locator, t: Translator, kind: 'proud' | 'tired' | 'calm') =>
  on.getByRole('radio', { name: t(`activities.moods.${kind}`), exact: true })

const field = (on: Page | Locator, t: Translator) => on.getByRole('textbox', { name: t('moments.story') })

const save = (page: Page, t: Translator) => page.getByRole('button', { name: t('moments.save') })

const seeDraft = async (page: Page, t: Translator): Promise<void> => {
  await expect(field(page, t)).toHaveValue(story)
  await expect(weather(page, t, 'sunny')).toBeChecked()
  await expect(mood(page, t, 'proud')).toBeChecked()
}

const beAskedForBoth = async (page: Page, t: Translator): Promise<void> => {
  await expect(page.getByText(t('moments.photoSoon'))).toBeVisible()
  await save(page, t).click()
  await expectNotice(page, t, t('moments.bothRequired'))
  await expect(page.getByText(t('moments.weatherRequired'), { exact: true })).toBeVisible()
  await expect(page.getByText(t('moments.moodRequired'), { exact: true })).toBeVisible()
}

const write = async (page: Page, t: Translator): Promise<void> => {
  await weather(page, t, 'sunny').check({ force: true })
  await mood(page, t, 'tired').check({ force: true })
  await expect(page.getByText(t('moments.prompts.tired.a'))).toBeVisible()
  await mood(page, t, 'proud').check({ force: true })
  await expect(page.getByText(t('moments.prompts.proud.a'))).toBeVisible()
  await page.getByRole('button', { name: t('moments.ask') }).click()
  await expect(page.getByText(t('moments.prompts.proud.b'))).toBeVisible()
  await field(page, t).fill(story)
}

const closeAndComeBack = async (page: Page, t: Translator): Promise<void> => {
  await goTo(page, t, 'home')
  await page
    .getByRole('navigation', { name: t('home.modules') })
    .getByRole('link', { name: t('home.moments') })
    .click()
  await seeDraft(page, t)
  await page.reload()
  await seeDraft(page, t)
}

const loseTheConnection = async (page: Page, t: Translator): Promise<void> => {
  await expect(notice(page, t)).toBeAttached()
  await page.context().setOffline(true)
  await save(page, t).click()
  await expectNotice(page, t, t('moments.saveFailed'))
  await seeDraft(page, t)
  await page.context().setOffline(false)
  await expect(page.getByText(t('shell.offlineTitle'), { exact: true })).toBeHidden()
  await save(page, t).click()
  await expectNotice(page, t, t('moments.saved', { name: 'Mia' }))
  await expect(field(page, t)).toHaveValue('')
  await expect(mood(page, t, 'proud')).not.toBeChecked()
}

const felt = (t: Translator, mood: 'calm' | 'proud'): string =>
  t('activities.felt', { weather: t('activities.weathers.sunny'), mood: t(`activities.moods.${mood}`) })

/** Opens the menu of the moment of a day. */
const choose = async (page: Page, t: Translator, day: string, item: 'edit' | 'delete'): Promise<void> => {
  await page.getByRole('button', { name: t('moments.more', { day }) }).click()
  await page.getByRole('menuitem', { name: t(`moments.${item}`) }).click()
}

const change = async (page: Page, t: Translator, language: Locale, card: Locator): Promise<void> => {
  await choose(page, t, formatDay(language, today, { ...shortDay, year: 'numeric' }), 'edit')
  const form = dialog(page, t('moments.editTitle'))
  await expect(field(form, t)).toHaveValue(story)
  await mood(form, t, 'calm').check({ force: true })
  await form.getByRole('button', { name: t('moments.submit') }).click()
  await expect(form).toBeHidden()
  await expectNotice(page, t, t('moments.changed', { day: formatDay(language, today, shortDay) }))
  await expect(card).toContainText(felt(t, 'calm'))
}

const deleteAndBringBack = async (page: Page, t: Translator, language: Locale, card: Locator): Promise<void> => {
  const day = formatDay(language, today, shortDay)
  await choose(page, t, formatDay(language, today, { ...shortDay, year: 'numeric' }), 'delete')
  await expect(card).toBeHidden()
  await undoIn(page, t, t('moments.deleted', { day }))
  await expect(card).toBeVisible()
}

for (const language of languages('en')) {
  test.describe(`a moment in ${language}`, () => {
    test.use({ language, allowedConsoleErrors: noNetwork })

    test('is written, kept while offline, edited, deleted and restored', async ({ page, api, t }) => {
      const { children } = await createFamily(api, ['Mia'])
      const childId = children[0]?.id ?? ''
      const content = 'A year ago we saw the first snowdrop.'
      await api(addMoment, { body: { childId, weather: 'foggy', mood: 'happy', content, date: '2030-03-05' } })
      await page.goto(`/${language}/moments`)
      const card = page.getByRole('listitem').filter({ hasText: story })

      await test.step('shows a moment of a year ago', async () => {
        await expect(page.getByRole('heading', { name: t('moments.onThisDay') })).toBeVisible()
        const earlier = page.getByRole('listitem').filter({ hasText: t('moments.yearsAgo', { years: 1 }) })
        await expect(earlier).toContainText(content)
      })
      await test.step('requires weather and mood', () => beAskedForBoth(page, t))
      await test.step('shows the question of the mood', () => write(page, t))
      await test.step('restores the draft', () => closeAndComeBack(page, t))
      await test.step('saves when the network is back', () => loseTheConnection(page, t))
      await expect(card).toContainText(felt(t, 'proud'))
      await test.step('changes the mood', () => change(page, t, language, card))
      await test.step('deletes it and undoes that', () => deleteAndBringBack(page, t, language, card))
    })
  })
}
