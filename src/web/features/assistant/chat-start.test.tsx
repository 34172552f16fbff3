import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { streamChat } from '#shared/assistant/contract.ts'
import { chatScreenFixture } from '#web/testing/chat-screen-fixture.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'

const renderChat = async () => {
  const server = createFakeServer()
  const stream = server.streamFrom(streamChat)
  await renderWithProviders(chatScreenFixture(), { path: '/ai-chat' })
  const chatRequests = () => server.requests.filter(({ path }) => path === streamChat.path).map(({ body }) => body)
  return { stream, chatRequests }
}

const formatEvents = (...events: object[]) => events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('an empty chat offers three questions for the hour, and the others in a menu [AST-10, AST-11]', async () => {
  const { chatRequests } = await renderChat()
  const log = page.getByRole('log')
  await expect.element(button('Brushing teeth is a fight every evening')).toBeVisible()
  expect(log.getByRole('listitem').elements()).toHaveLength(3)
  await button('More ideas').click()
  await expect.element(page.getByRole('menuitem', { name: 'Every morning is a rush' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Today’s tip' }).click()
  await expect.poll(chatRequests).toMatchObject([{ message: 'Today’s tip', topic: 'tips' }])
})

test('a long first question grows over the suggestions, with its bar, and moves none of them [AST-10]', async () => {
  await renderChat()
  const suggestion = button('Brushing teeth is a fight every evening')
  await expect.element(suggestion).toBeVisible()
  const place = () => suggestion.element().getBoundingClientRect().top
  const before = place()
  const field = page.getByRole('textbox')
  const height = field.element().getBoundingClientRect().height
  await field.fill('She always calls us back. '.repeat(8))
  const box = () => field.element().getBoundingClientRect()
  await expect.poll(() => box().height).toBeGreaterThan(2 * height)
  const bar = field.element().closest('form')?.parentElement
  expect(bar?.getBoundingClientRect().top).toBeLessThan(box().top)
  // The bar is moved up before the next frame is drawn.
  await expect.poll(place).toBe(before)
})

test('later steps and the sources of an answer are a tap away [AST-31]', async () => {
  const { stream } = await renderChat()
  await button('Brushing teeth is a fight every evening').click()
  const now = '• Now: “First you, then me, and then the song.”'
  const steps = `${now}\n• Beforehand: choose the song.\n• Every day: the same moment.`
  stream.send(
    formatEvents(
      { chunk: `Brush before anyone is tired.\n\n${steps}\n\nBased on: NHS` },
      { done: true, followUpActions: ['Bedtime'], sources: ['NHS'], context: { topic: 'teeth' }, by: 'built-in' },
    ),
  )
  await expect.element(button('Bedtime')).toBeVisible()
  const say = page.getByText('“First you, then me, and then the song.”')
  await expect.element(say).toBeVisible()
  const later = page.getByRole('log').getByText('Every day: the same moment.')
  await expect.element(later).not.toBeInTheDocument()
  const top = say.element().getBoundingClientRect().top
  await button('More on this').click()
  await expect.element(button('More on this')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(later).toBeVisible()
  await expect.element(page.getByRole('log').getByText('Based on: NHS')).toBeVisible()
  expect(say.element().getBoundingClientRect().top).toBe(top)
})
