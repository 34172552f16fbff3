import { expect, test } from 'vitest'
import { getUser } from '#shared/auth/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { CurrentPage } from './current-page.tsx'

test('the address /chat leads to the chat [AST-1]', async () => {
  createFakeServer().rejectWith(getUser, 'signed_out')
  const { currentPath } = await renderWithProviders(<CurrentPage />, { path: '/chat' })
  await expect.poll(currentPath).toMatch(/^\/sign-in\?to=%2Fai-chat/)
})
