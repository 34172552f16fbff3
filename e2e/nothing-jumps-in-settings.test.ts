import { expect, type Page } from '@playwright/test'
import { replaceLocale, type Locale } from '#shared/locale/locale.ts'
import { languageNames } from '#web/i18n/language-names.ts'
import { test } from './fixtures.ts'
import { createFullFamily, openSettled, undo, untilSaid, sampleViewports } from './jumping-acts.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import { createAppTranslator, type Translator } from './messages.ts'
import { fullRunOnly, sampleLanguages } from './sampling.ts'

/** Chooses one of several chips, and expects that nothing jumps. */
const choose = (page: Page, group: string, label: string) => {
  const chips = page.getByRole('radiogroup', { name: group, exact: true })
  const chosen = chips.getByRole('radio', { name: label, exact: true })
  return expectNothingJumps(page, () => chips.getByText(label, { exact: true }).click(), {
    until: () => expect(chosen).toBeChecked(),
  })
}

/** Switches something on, then off. */
const switchOnAndOff = async (page: Page, label: string): Promise<void> => {
  const toggle = page.getByRole('switch', { name: label, exact: true })
  const isOn = await toggle.isChecked()
  for (const checked of [!isOn, isOn])
    await expectNothingJumps(page, () => toggle.click(), { until: () => expect(toggle).toBeChecked({ checked }) })
}

const changeLanguage = async (page: Page, from: Locale, to: Locale): Promise<void> => {
  const [was, is] = [createAppTranslator(from), createAppTranslator(to)]
  const chips = page.getByRole('radiogroup', { name: was('settings.language'), exact: true })
  await expectNothingJumps(page, () => chips.getByText(languageNames[to], { exact: true }).click(), {
    until: () => expect(page.getByRole('radiogroup', { name: is('settings.language'), exact: true })).toBeVisible(),
  })
}

const changeTimeZone = async (page: Page, t: Translator): Promise<void> => {
  const select = page.getByRole('combobox', { name: t('settings.timeZone') })
  const useDevice = page.getByRole('button', { name: t('settings.timeZoneHere', { zone: 'Madrid' }) })
  await test.step('another one', () =>
    expectNothingJumps(page, () => select.selectOption('Europe/Lisbon'), {
      until: () => expect(useDevice).toBeVisible(),
    }))
  await test.step('that of the device', () =>
    expectNothingJumps(page, () => useDevice.click(), { until: () => expect(useDevice).toBeHidden() }))
}

const changeCountry = async (page: Page, t: Translator): Promise<void> => {
  const select = page.getByRole('combobox', { name: t('helplines.settings.country') })
  await expectNothingJumps(page, () => select.selectOption('FR'), untilSaid(page, t, t('settings.saved')))
  await undo(page, t, t('acts.undone', { title: t('helplines.settings.country') }))
}

const saveNumber = async (page: Page, t: Translator): Promise<void> => {
  await page.getByRole('textbox', { name: t('helplines.uses.poison') }).fill('600 100 200')
  const save = page.getByRole('button', { name: t('helplines.settings.save') })
  await expectNothingJumps(page, () => save.click(), untilSaid(page, t, t('settings.saved')))
}

const renameFamily = async (page: Page, t: Translator): Promise<void> => {
  const field = page.getByRole('textbox', { name: t('settings.familyName'), exact: true })
  await field.fill('The lighthouse keepers')
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await expectNothingJumps(page, () => field.press('Enter'), { until: () => saved })
}

const renameUser = async (page: Page, t: Translator): Promise<void> => {
  await page.getByRole('textbox', { name: t('settings.name'), exact: true }).fill('Ana María')
  const save = page.getByRole('button', { name: t('settings.saveName'), exact: true })
  await expectNothingJumps(page, () => save.click(), untilSaid(page, t, t('settings.nameSaved')))
}

for (const language of sampleLanguages('es')) {
  for (const [device, viewport] of sampleViewports('phone')) {
    test.describe(`nothing jumps in the settings in ${language} on a ${device} when [DLG-14]`, fullRunOnly, () => {
      test.use({ language, viewport })
      test.beforeEach(async ({ page, api }) => {
        await watchPage(page)
        await createFullFamily(api)
      })

      test('the look, the sound and the language change', async ({ page, t }) => {
        await openSettled(page, `/${language}/settings/everyday`)
        for (const theme of ['dark', 'light', 'auto'] as const)
          await test.step(theme, () => choose(page, t('settings.theme'), t(`settings.themes.${theme}`)))
        for (const setting of ['motion', 'sound', 'shortcuts'] as const)
          await test.step(setting, () => switchOnAndOff(page, t(`settings.${setting}`)))
        const other = language === 'en' ? 'es' : 'en'
        await test.step('language', () => changeLanguage(page, language, other))
        await expect(page).toHaveURL(new RegExp(replaceLocale(`/${language}/settings/everyday`, other)))
      })

      test('the time zone, the country, the numbers to call and the name change', async ({ page, t }) => {
        await openSettled(page, `/${language}/settings/family`)
        await test.step('time zone', () => changeTimeZone(page, t))
        await test.step('name of the family', () => renameFamily(page, t))
        await test.step('country', () => changeCountry(page, t))
        await test.step('numbers', () => saveNumber(page, t))
        await openSettled(page, `/${language}/settings/you`)
        await test.step('name', () => renameUser(page, t))
      })
    })
  }
}
