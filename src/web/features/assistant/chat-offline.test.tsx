import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { streamChat } from '#shared/assistant/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { chatScreenFixture } from '#web/testing/chat-screen-fixture.tsx'
import { setReachable } from '#web/lib/reachability.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'

const mia = childFixture()
const question = 'She will not brush'
const screen = () => chatScreenFixture()
const text = (words: string | RegExp) => page.getByRole('log').getByText(words)

test('without a network the answer says so, and "Try again" asks the kept question in its place [AST-18]', async () => {
  const server = createFakeServer()
  const stream = server.streamFrom(streamChat)
  const { rerenderWith } = await renderWithProviders(screen(), { path: '/ai-chat' })
  const online = fetch
  server.disconnect()
  await page.getByRole('textbox', { name: 'Write to Glim' }).fill(question)
  await userEvent.keyboard('{Enter}')
  await expect.element(text(/^You’re offline, so/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Today’s tip' })).not.toBeInTheDocument()
  await rerenderWith(<p>{'Elsewhere'}</p>)
  await rerenderWith(screen())
  await expect.element(text(question)).toBeVisible()
  vi.stubGlobal('fetch', online)
  await page.getByRole('button', { name: 'Try again' }).click()
  stream.send('data: {"chunk":"The same song every time."}\n\ndata: {"done":true,"followUpActions":[]}\n\n')
  await expect.element(text('The same song every time.')).toBeVisible()
  await expect.element(text(/^You’re offline, so/)).not.toBeInTheDocument()
  expect(text(question).all()).toHaveLength(1)
  expect(server.requests.at(-1)?.body).toEqual({ childId: mia.id, message: question, language: 'en' })
})

test('a question that waited for the network is sent by itself once that is back [AST-18]', async () => {
  const server = createFakeServer()
  const stream = server.streamFrom(streamChat)
  await renderWithProviders(screen(), { path: '/ai-chat' })
  const online = fetch
  server.disconnect()
  await page.getByRole('textbox', { name: 'Write to Glim' }).fill(question)
  await userEvent.keyboard('{Enter}')
  await expect.element(text(/^You’re offline, so/)).toBeVisible()
  vi.stubGlobal('fetch', online)
  setReachable(true)
  await expect.element(text(/^You’re offline, so/)).not.toBeInTheDocument()
  stream.send('data: {"chunk":"The same song every time."}\n\ndata: {"done":true,"followUpActions":[]}\n\n')
  await expect.element(text('The same song every time.')).toBeVisible()
  expect(text(question).all()).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})
