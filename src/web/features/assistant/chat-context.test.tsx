import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { streamChat } from '#shared/assistant/contract.ts'
import { chatScreenFixture } from '#web/testing/chat-screen-fixture.tsx'
import { childFixture } from '#web/testing/fixtures.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'

const mia = childFixture()

const formatEvent = (data: object) => `data: ${JSON.stringify(data)}\n\n`
const formatDoneEvent = (more: object = {}) =>
  formatEvent({ done: true, followUpActions: ['Bedtime'], by: 'built-in', ...more })

const button = (name: string) => page.getByRole('button', { name, exact: true })

const ask = async (question: string) => {
  await page.getByRole('textbox', { name: 'Write to Glim' }).fill(question)
  await userEvent.keyboard('{Enter}')
}

test('sends what the last answer says the conversation is about, and none after clearing [AST-41]', async () => {
  const server = createFakeServer()
  const stream = server.streamFrom(streamChat)
  const chatRequests = () => server.requests.filter(({ path }) => path === streamChat.path).map(({ body }) => body)
  const screen = chatScreenFixture()
  await renderWithProviders(<main>{screen}</main>, { path: '/ai-chat' })
  const context = { topic: 'bedtime', tips: [0, 2] }
  await ask('Bedtime')
  stream.send(formatEvent({ chunk: 'Keep the steps.' }) + formatDoneEvent({ context }))
  await expect.element(button('Bedtime')).toBeVisible()
  await ask('more')
  stream.send(formatEvent({ error: 'internal' }))
  await button('Try again').click()
  await expect.poll(() => chatRequests()).toHaveLength(3)
  expect(chatRequests()).toMatchObject([
    { message: 'Bedtime' },
    { message: 'more', context },
    { message: 'more', context },
  ])
  expect(chatRequests()[0]).not.toHaveProperty('context')
  stream.send(formatEvent({ chunk: 'Dim the light.' }) + formatDoneEvent())
  await expect.element(button('Bedtime')).toBeVisible()
  await button('More about this conversation').click()
  await page.getByRole('menuitem', { name: 'Clear the conversation' }).click()
  await ask('Hello')
  expect(chatRequests().at(-1)).toEqual({ childId: mia.id, message: 'Hello', language: 'en' })
})
