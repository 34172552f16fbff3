import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { streamChat } from '#shared/assistant/contract.ts'
import { chatScreenFixture } from '#web/testing/chat-screen-fixture.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'

const formatEvent = (data: object) => `data: ${JSON.stringify(data)}\n\n`
const formatDoneEvent = () => formatEvent({ done: true, followUpActions: ['Bedtime'], by: 'built-in' })

const inLog = (words: string | RegExp) => page.getByRole('log').getByText(words)

test.for([[], ['Brushing wears ']])(
  'a question that was left with the chunks %j is asked again in its place [AST-30]',
  async (chunks) => {
    const server = createFakeServer()
    const stream = server.streamFrom(streamChat)
    const chatRequests = () => server.requests.filter(({ path }) => path === streamChat.path).map(({ body }) => body)
    const { rerenderWith } = await renderWithProviders(chatScreenFixture(), { path: '/ai-chat' })
    await page.getByRole('textbox', { name: 'Write to Glim' }).fill('She will not brush')
    await userEvent.keyboard('{Enter}')
    for (const chunk of chunks) stream.send(formatEvent({ chunk }))
    await expect.element(inLog(chunks.length > 0 ? /^Brushing/ : 'Glim is thinking')).toBeVisible()
    await expect.poll(chatRequests).toHaveLength(1)
    await rerenderWith(<p>{'Elsewhere'}</p>)
    await rerenderWith(chatScreenFixture())
    await expect.element(inLog('She will not brush')).toBeVisible()
    await expect.element(inLog('Glim is thinking')).toBeVisible()
    await expect.poll(chatRequests).toHaveLength(2)
    expect(chatRequests()[1]).toEqual(chatRequests()[0])
    stream.send(formatEvent({ chunk: 'The same song.' }) + formatDoneEvent())
    await expect.element(inLog('The same song.')).toBeVisible()
    expect(inLog('She will not brush').all()).toHaveLength(1)
    await rerenderWith(<p>{'Elsewhere'}</p>)
    await rerenderWith(chatScreenFixture())
    await expect.element(inLog('The same song.')).toBeVisible()
    expect(chatRequests()).toHaveLength(2)
  },
)
