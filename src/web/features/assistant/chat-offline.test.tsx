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

test('all questions that waited are answered in their places, one after the other [AST-18]', async () => {
  const server = createFakeServer()
  const stream = server.streamFrom(streamChat)
  await renderWithProviders(screen(), { path: '/ai-chat' })
  const online = fetch
  server.disconnect()
  for (const message of [question, 'And at night?']) {
    await page.getByRole('textbox', { name: 'Write to Glim' }).fill(message)
    await userEvent.keyboard('{Enter}')
    await expect.element(text(message)).toBeVisible()
    await expect.element(text(/^You’re offline, so/).last()).toBeVisible()
  }
  expect(text(/^You’re offline, so/).all()).toHaveLength(2)
  vi.stubGlobal('fetch', online)
  setReachable(true)
  const answers = { [question]: 'The same song every time.', 'And at night?': 'Little light, few words.' }
  for (const [message, answer] of Object.entries(answers)) {
    await expect.poll(() => server.requests.at(-1)?.body).toMatchObject({ message })
    stream.send(`data: {"chunk":"${answer}"}\n\ndata: {"done":true,"followUpActions":[]}\n\n`)
    stream.end()
    await expect.element(text(answer)).toBeVisible()
  }
  const said = page.getByRole('log').element().textContent ?? ''
  const places = [question, 'The same song', 'And at night?', 'Little light'].map((words) => said.indexOf(words))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})
