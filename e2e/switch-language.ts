import { expect, type Page } from '@playwright/test'
import { replaceLocale, type Locale } from '#shared/locale/locale.ts'
import { languageNames } from '#web/i18n/language-names.ts'
import { goTo, goToBehaviors, signUp, type Account } from './actions.ts'
import { createAppTranslator, type Translator } from './messages.ts'

type TitleKey = 'home' | 'timeline' | 'rewards' | 'profile' | 'settingsEveryday' | 'behaviors' | 'signIn' | 'signUp'

const expectTitle = (page: Page, locale: Locale, title: TitleKey) =>
  expect(page).toHaveTitle(`${createAppTranslator(locale)(`shell.titles.${title}`)} · Glowjar`)

/** Selects another language once the screen is shown, and expects the page to change in place. */
const switchLanguage = async (page: Page, from: Locale, to: Locale, title: TitleKey): Promise<void> => {
  await expectTitle(page, from, title)
  const path = new URL(page.url()).pathname
  await page
    .getByRole('combobox', { name: createAppTranslator(from)('common.language'), exact: true })
    .selectOption(languageNames[to])
  await expectLanguage(page, to, replaceLocale(path, to), title)
}

const expectLanguage = async (page: Page, locale: Locale, path: string, title: TitleKey): Promise<void> => {
  await expectTitle(page, locale, title)
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
}

/** Signs up, switching the language on the landing page and in the form; expects typed input to stay. */
export const switchLanguageDuringSignUp = async (page: Page, t: Translator, account: Account): Promise<void> => {
  await page.goto('/en')
  await expect(page).toHaveTitle(`Glowjar · ${t('shell.titles.landing')}`)
  await page.locator('summary').click()
  await page.getByRole('link', { name: languageNames.es }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page
    .getByRole('link', { name: createAppTranslator('es')('landing.start') })
    .first()
    .click()
  const name = page.getByRole('textbox', { name: createAppTranslator('es')('auth.name') })
  await name.fill('Ana María')
  await switchLanguage(page, 'es', 'en', 'signUp')
  await expect(page.getByLabel(t('auth.name'), { exact: true })).toHaveValue('Ana María')
  await signUp(page, t, account)
}

/** Switches the language on each main screen and expects the screen to change in place. */
export const switchLanguageOnEveryScreen = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const around: [TitleKey, Locale, Locale, (t: Translator) => Promise<void>][] = [
    ['home', 'en', 'zh', (t) => goTo(page, t, 'home')],
    ['behaviors', 'zh', 'es', (t) => goToBehaviors(page, t)],
    ['timeline', 'es', 'zh', (t) => goTo(page, t, 'timeline')],
    ['rewards', 'zh', 'en', (t) => goTo(page, t, 'rewards')],
    ['profile', 'en', 'es', (t) => goTo(page, t, 'profile')],
  ]
  for (const [title, from, to, go] of around) {
    await go(createAppTranslator(from))
    await switchLanguage(page, from, to, title)
  }
}

/** Types a family name in the settings, switches the language and expects the typed name to stay. */
export const switchLanguageInSettings = async (page: Page): Promise<void> => {
  const [es, en] = [createAppTranslator('es'), createAppTranslator('en')]
  const openPart = (t: Translator, title: 'settingsFamily' | 'settingsEveryday') =>
    page
      .getByRole('navigation', { name: t('shell.titles.settings') })
      .getByRole('link', { name: new RegExp(`^${t(`shell.titles.${title}`)} `) })
      .click()
  const goBack = (t: Translator) => page.getByRole('link', { name: t('common.back'), exact: true }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await page
    .getByRole('main')
    .getByRole('link', { name: es('profile.settings') })
    .click()
  await openPart(es, 'settingsFamily')
  await page.getByLabel(es('settings.familyName'), { exact: true }).fill('Los del faro')
  await goBack(es)
  await openPart(es, 'settingsEveryday')
  const languages = page.getByRole('radiogroup', { name: es('settings.language') })
  await languages.getByRole('radio', { name: languageNames.en }).click()
  await expectLanguage(page, 'en', '/en/settings/everyday', 'settingsEveryday')
  await goBack(en)
  await openPart(en, 'settingsFamily')
  await expect(page.getByLabel(en('settings.familyName'), { exact: true })).toHaveValue('Los del faro')
}
