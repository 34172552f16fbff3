import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getSignInOptions } from '#shared/auth/contract.ts'
import { getLegalText } from '#shared/legal/contract.ts'
import { locales } from '#shared/locale/locale.ts'
import { chooseLanguage } from '#web/i18n/language.ts'
import { MessagesProvider } from '#web/i18n/messages-provider.tsx'
import { signInOptionsFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { PrivacyScreen, TermsScreen } from './legal-screen.tsx'

const startServer = async (text: string | null) => {
  const server = createFakeServer()
  const operator = { name: 'Ana Soto', contact: 'ana@example.org' }
  server.respondWith(getSignInOptions, signInOptionsFixture({ operator }))
  server.respondWith(getLegalText, { text })
}

test.each(locales)('both documents show text and operator in %s [ACC-32]', async (locale) => {
  await chooseLanguage(locale)
  await startServer(null)
  for (const screen of [<TermsScreen key="terms" />, <PrivacyScreen key="privacy" />]) {
    const { rerenderWith } = await renderWithProviders(<MessagesProvider>{screen}</MessagesProvider>, { locale })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByText('Ana Soto', { exact: false })).toBeVisible()
    await expect.element(page.getByText('ana@example.org', { exact: false })).toBeVisible()
    await expect.poll(() => page.getByRole('heading', { level: 2 }).elements().length).toBeGreaterThanOrEqual(6)
    await rerenderWith(null)
  }
  await chooseLanguage('en')
})

test('the operator’s own text replaces the built-in one', async () => {
  await chooseLanguage('en')
  await startServer('Be kind.\nThat is all.')
  await renderWithProviders(
    <MessagesProvider>
      <TermsScreen />
    </MessagesProvider>,
  )
  await expect.element(page.getByText('Be kind.', { exact: false })).toBeVisible()
  expect(page.getByRole('heading', { level: 2 }).elements().length).toBeLessThanOrEqual(1)
})

test('the built-in text is not shown when the request fails', async () => {
  await chooseLanguage('en')
  const server = createFakeServer()
  server.rejectWith(getSignInOptions, 'unavailable')
  server.rejectWith(getLegalText, 'unavailable')
  await renderWithProviders(
    <MessagesProvider>
      <TermsScreen />
    </MessagesProvider>,
  )
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(page.getByRole('heading', { level: 2 }).elements()).toEqual([])
  server.respondWith(getLegalText, { text: 'Be kind.' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Be kind.')).toBeVisible()
})
