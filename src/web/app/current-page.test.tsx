import { expect, test } from 'vitest'
import { getUser } from '#shared/auth/contract.ts'
import { startLanguage } from '#web/i18n/language.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { CurrentPage } from './current-page.tsx'

test('the address /chat leads to the chat [AST-1]', async () => {
  await startLanguage()
  createFakeServer().rejectWith(getUser, 'signed_out')
  const { currentPath } = await renderWithProviders(<CurrentPage />, { path: '/chat' })
  await expect.poll(currentPath).toMatch(/^\/sign-in\?to=%2Fai-chat/)
})
