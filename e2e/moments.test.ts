import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '#shared/locale/locale.ts'
import { addMoment } from '#shared/moments/contract.ts'
import { signUpFamily } from './family.ts'
import { locateDialog, goTo, locateMessage, expectMessage, undoInMessage } from './actions.ts'
import { noNetworkPattern } from './fixtures.ts'
import { test, today } from './clock-fixtures.ts'
import { sampleLanguages } from './sampling.ts'
import { formatDay, type Translator } from './messages.ts'

const story = 'We built a bridge for the ants.'

const shortDayFormat: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }

const locateMoodRadio = (container: Page | Locator, t: Translator, kind: 'tired' | 'calm') =>
  container.getByRole('radio', { name: t(`activities.moods.${kind}`), exact: true })

const locateStoryField = (container: Page | Locator, t: Translator) =>
  container.getByRole('textbox', { name: t('moments.story') })

/** Locates the button of a mood that is not in the row, once it is selected. */
const locateProudButton = (page: Page, t: Translator) =>
  page.getByRole('button', { name: `${t('activities.moods.proud')} ${t('moments.moreMoods')}` })

const locateSaveButton = (page: Page, t: Translator) =>
  page.getByRole('button', { name: t('moments.save', { name: 'Mia' }), exact: true })

const expectDraft = async (page: Page, t: Translator): Promise<void> => {
  await expect(locateStoryField(page, t)).toHaveValue(story)
  await expect(page.getByRole('radio', { name: t('activities.weathers.sunny'), exact: true })).toBeChecked()
  await expect(locateProudButton(page, t)).toBeVisible()
}

const followButton = async (page: Page, t: Translator): Promise<void> => {
  await expect(locateSaveButton(page, t)).toBeHidden()
  await page.getByRole('button', { name: t('moments.choose.mood') }).click()
  await expect(page.getByRole('radio', { name: t('activities.moods.happy'), exact: true })).toBeFocused()
  await expect(page.locator('[data-moment]').filter({ hasText: story })).toHaveCount(0)
}

const fillInMoment = async (page: Page, t: Translator): Promise<void> => {
  await locateMoodRadio(page, t, 'tired').check({ force: true })
  await page.getByText(t('activities.weathers.sunny'), { exact: true }).click()
  await expect(page.getByText(t('moments.prompts.tired.a', { name: 'Mia' }))).toBeVisible()
  await page.getByRole('button', { name: t('moments.moreMoods') }).click()
  const others = locateDialog(page, t('moments.moreMoods'))
  await others.getByRole('button', { name: t('activities.moods.proud') }).click()
  await expect(page.getByText(t('moments.prompts.proud.a', { name: 'Mia' }))).toBeVisible()
  await page.getByRole('button', { name: t('moments.ask') }).click()
  await expect(page.getByText(t('moments.prompts.proud.b'))).toBeVisible()
  await locateStoryField(page, t).fill(story)
}

const leaveAndReturn = async (page: Page, t: Translator): Promise<void> => {
  await goTo(page, t, 'home')
  await page
    .getByRole('navigation', { name: t('home.modules') })
    .getByRole('link', { name: t('home.moments') })
    .click()
  await expectDraft(page, t)
  await page.reload()
  await expectDraft(page, t)
}

const saveAfterOffline = async (page: Page, t: Translator): Promise<void> => {
  await expect(locateMessage(page, t)).toBeAttached()
  await page.context().setOffline(true)
  await locateSaveButton(page, t).click()
  await expectMessage(page, t, t('common.waitingHint'))
  await expectDraft(page, t)
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: t('moments.savedMark') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('moments.another') })).toBeVisible()
  await expect(locateProudButton(page, t)).toBeHidden()
}

const formatMoodAndWeather = (t: Translator, mood: 'calm' | 'proud'): string =>
  `${t(`activities.moods.${mood}`)} · ${t('activities.weathers.sunny')}`

/** Opens the menu of the moment of a day and chooses an item. */
const chooseMenuItem = async (page: Page, t: Translator, day: string, item: 'edit' | 'delete'): Promise<void> => {
  await page.getByRole('button', { name: t('moments.more', { day }) }).click()
  await page.getByRole('menuitem', { name: t(`moments.${item}`) }).click()
}

const changeMood = async (page: Page, t: Translator, language: Locale, card: Locator): Promise<void> => {
  await chooseMenuItem(page, t, formatDay(language, today, { ...shortDayFormat, year: 'numeric' }), 'edit')
  const form = locateDialog(page, t('moments.editTitle'))
  await expect(locateStoryField(form, t)).toHaveValue(story)
  await locateMoodRadio(form, t, 'calm').check({ force: true })
  await form.getByRole('button', { name: t('moments.submit') }).click()
  await expect(form).toBeHidden()
  await expectMessage(page, t, t('moments.changed', { isToday: 'true', day: '' }))
  await expect(card).toContainText(formatMoodAndWeather(t, 'calm'))
}

const deleteAndRestore = async (page: Page, t: Translator, language: Locale, card: Locator): Promise<void> => {
  const day = formatDay(language, today, shortDayFormat)
  await chooseMenuItem(page, t, formatDay(language, today, { ...shortDayFormat, year: 'numeric' }), 'delete')
  await expect(card).toBeHidden()
  await undoInMessage(page, t, t('moments.deleted', { day }))
  await expect(card).toBeVisible()
}

for (const language of sampleLanguages('en')) {
  test.describe(`a moment in ${language}`, () => {
    test.use({ language, allowedConsoleErrors: noNetworkPattern })

    test('is written, kept while offline, edited, deleted and restored', async ({ page, api, t }) => {
      const { children } = await signUpFamily(api, ['Mia'])
      const childId = children[0]?.id ?? ''
      const content = 'A year ago we saw the first snowdrop.'
      await api(addMoment, { body: { childId, weather: 'foggy', mood: 'happy', content, date: '2030-03-05' } })
      await page.goto(`/${language}/moments`)
      const card = page.locator('[data-moment]').filter({ hasText: story })

      await test.step('shows a moment of a year ago', async () => {
        await expect(page.getByRole('heading', { name: t('moments.onThisDay') })).toBeVisible()
        const earlier = page
          .getByRole('listitem')
          .filter({ hasText: t('moments.yearsAgo', { years: 1 }) })
          .last()
        await expect(earlier).toContainText(content)
      })
      await test.step('leads to the faces', () => followButton(page, t))
      await test.step('shows the question of the mood', () => fillInMoment(page, t))
      await test.step('restores the draft', () => leaveAndReturn(page, t))
      await test.step('saves when the network is back', () => saveAfterOffline(page, t))
      await expect(card).toContainText(formatMoodAndWeather(t, 'proud'))
      await test.step('changes the mood', () => changeMood(page, t, language, card))
      await test.step('deletes it and undoes that', () => deleteAndRestore(page, t, language, card))
    })
  })
}
