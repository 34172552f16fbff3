import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useTranslations } from 'use-intl'
import { chooseLanguage, startLanguage, useLanguage } from '#web/i18n/language.ts'
import { MessagesProvider } from '#web/i18n/messages-provider.tsx'
import { LanguageMenu } from './language-menu.tsx'

const visitPath = (path: string) => history.replaceState(null, '', path)

const setBrowserLanguages = (...languages: string[]) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
}

function CurrentLanguage() {
  const t = useTranslations('common')
  const { locale } = useLanguage()
  return (
    <>
      <p>{`${locale}: ${t('save')}`}</p>
      <input aria-label="Name" />
      <LanguageMenu />
    </>
  )
}

const showWords = () =>
  render(
    <MessagesProvider>
      <CurrentLanguage />
    </MessagesProvider>,
  )

test('without a language in the path it is the stored language, else the browser’s, else English [LNG-5]', async () => {
  visitPath('/rewards')
  setBrowserLanguages('fr-FR', 'es-MX', 'zh')
  await startLanguage()
  const { rerender } = await showWords()
  await expect.element(page.getByText('es: Guardar')).toBeVisible()
  localStorage.setItem('glowjar.language', 'zh')
  await startLanguage()
  await expect.element(page.getByText('zh: 保存')).toBeVisible()
  localStorage.setItem('glowjar.language', 'tlh')
  setBrowserLanguages('fr-FR')
  await startLanguage()
  await rerender(
    <MessagesProvider>
      <CurrentLanguage />
    </MessagesProvider>,
  )
  await expect.element(page.getByText('en: Save')).toBeVisible()
})

test('the language in the path takes precedence, and choosing another replaces it without a navigation [LNG-3, LNG-4]', async () => {
  visitPath('/es/rewards?filter=gift#top')
  setBrowserLanguages('zh')
  localStorage.setItem('glowjar.language', 'en')
  await startLanguage()
  await showWords()
  await expect.element(page.getByText('es: Guardar')).toBeVisible()
  expect(localStorage.getItem('glowjar.language')).toBe('es')
  const length = history.length
  await chooseLanguage('zh')
  expect(location.pathname + location.search + location.hash).toBe('/zh/rewards?filter=gift#top')
  expect(history.length).toBe(length)
})

test('choosing a language changes all texts without a reload and keeps typed values; each language has its own name [LNG-1, LNG-7, LNG-8]', async () => {
  visitPath('/rewards')
  localStorage.setItem('glowjar.language', 'en')
  await startLanguage()
  await showWords()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ana')
  const menu = page.getByRole('combobox', { name: 'Language' })
  const names = [...(menu.element() as HTMLSelectElement).options].map(({ textContent }) => textContent)
  expect(names.toSorted()).toEqual(['English', 'Español', '中文'])
  await menu.selectOptions('Español')
  await expect.element(page.getByText('es: Guardar')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Idioma' })).toBeVisible()
  expect(document.documentElement.lang).toBe('es')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana')
  expect(location.pathname).toBe('/rewards')
})

test('the choice is stored on the device, and in a cookie for the server [LNG-2]', async () => {
  visitPath('/')
  await chooseLanguage('zh')
  expect(localStorage.getItem('glowjar.language')).toBe('zh')
  expect(document.cookie).toContain('glowjar.language=zh')
  await chooseLanguage('en')
})
