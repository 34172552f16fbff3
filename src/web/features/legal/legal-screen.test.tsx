import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getSignInOptions } from '#shared/auth/contract.ts'
import { getLegalText } from '#shared/legal/contract.ts'
import { locales } from '#shared/locale/locale.ts'
import { chooseLanguage } from '#web/i18n/language.ts'
import { MessagesProvider } from '#web/i18n/messages-provider.tsx'
import { someSignInOptions } from '#web/testing/people.ts'
import { show } from '#web/testing/show.tsx'
import { standInServer } from '#web/testing/stand-in-server.ts'
import { PrivacyScreen, TermsScreen } from './legal-screen.tsx'

const startServer = async (text: string | null) => {
  const server = standInServer()
  const operator = { name: 'Ana Soto', contact: 'ana@example.org' }
  server.answers(getSignInOptions, someSignInOptions({ operator }))
  server.answers(getLegalText, { text })
}

test.each(locales)('both documents show text and operator in %s [ACC-32]', async (locale) => {
  await chooseLanguage(locale)
  await startServer(null)
  for (const screen of [<TermsScreen key="terms" />, <PrivacyScreen key="privacy" />]) {
    const { again } = await show(<MessagesProvider>{screen}</MessagesProvider>, { locale })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByText('Ana Soto', { exact: false })).toBeVisible()
    await expect.element(page.getByText('ana@example.org', { exact: false })).toBeVisible()
    await expect.poll(() => page.getByRole('heading', { level: 2 }).elements().length).toBeGreaterThanOrEqual(6)
    await again(null)
  }
  await chooseLanguage('en')
})

test('the operator’s own text replaces the built-in one', async () => {
  await chooseLanguage('en')
  await startServer('Be kind.\nThat is all.')
  await show(
    <MessagesProvider>
      <TermsScreen />
    </MessagesProvider>,
  )
  await expect.element(page.getByText('Be kind.', { exact: false })).toBeVisible()
  expect(page.getByRole('heading', { level: 2 }).elements().length).toBeLessThanOrEqual(1)
})

test('the built-in text is not shown when the request fails', async () => {
  await chooseLanguage('en')
  const server = standInServer()
  server.refuses(getSignInOptions, 'unavailable')
  server.refuses(getLegalText, 'unavailable')
  await show(
    <MessagesProvider>
      <TermsScreen />
    </MessagesProvider>,
  )
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(page.getByRole('heading', { level: 2 }).elements()).toEqual([])
  server.answers(getLegalText, { text: 'Be kind.' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Be kind.')).toBeVisible()
})
