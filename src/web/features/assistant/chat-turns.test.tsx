import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getLanguageModel, streamChat } from '#shared/assistant/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { chatScreenFixture } from '#web/testing/chat-screen-fixture.tsx'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'

const mia = childFixture()

const ask = async (question: string) => {
  await page.getByRole('textbox', { name: 'Write to Glim' }).fill(question)
  await userEvent.keyboard('{Enter}')
}

test.for([
  [true, { turns: [{ question: 'She whines', answer: 'Sing a song.' }] }],
  [false, {}],
] as const)(
  'of a family that uses a model (%j) the next question has the turns %j [AST-94]',
  async ([usesModel, turns]) => {
    const server = createFakeServer()
    server.respondWith(getLanguageModel, { host: 'model.example' })
    const stream = server.streamFrom(streamChat)
    const screen = chatScreenFixture({ usesModel })
    await renderWithProviders(screen, { path: '/ai-chat' })
    await ask('She whines')
    stream.send(
      'data: {"chunk":"Sing a song."}\n\ndata: {"done":true,"followUpActions":["Bedtime"],"by":"built-in"}\n\n',
    )
    await expect.element(page.getByRole('button', { name: 'Bedtime' })).toBeVisible()
    await ask('And then')
    const chats = () => server.requests.filter(({ path }) => path === streamChat.path).map(({ body }) => body)
    await expect.poll(() => chats().length).toBe(2)
    const question = { childId: mia.id, language: 'en' }
    expect(chats()).toEqual([
      { ...question, message: 'She whines' },
      { ...question, message: 'And then', ...turns },
    ])
  },
)
