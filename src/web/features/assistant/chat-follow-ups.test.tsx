import { expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { streamChat } from '#shared/assistant/contract.ts'
import { chatScreenFixture } from '#web/testing/chat-screen-fixture.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'

const longAnswer = Array.from({ length: 12 }, (_, n) => `Tip ${n}. ${'Sing the same song every time. '.repeat(8)}`)

const formatEvents = (...events: object[]) => events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')

const renderChat = async () => {
  const server = createFakeServer()
  const stream = server.streamFrom(streamChat)
  const answer = (chunk: string) =>
    stream.send(formatEvents({ chunk }, { done: true, followUpActions: ['Why?', 'Bedtime'], by: 'built-in' }))
  await renderWithProviders(chatScreenFixture(), { path: '/ai-chat' })
  return { answer }
}

const box = page.getByRole('textbox', { name: 'Write to Glim' })

const ask = async (question: string) => {
  await box.fill(question)
  await userEvent.keyboard('{Enter}')
}

const frameOf = (locator: Locator) => {
  const { left, top, width, height } = locator.element().getBoundingClientRect()
  return [left, top, width, height].map(Math.round)
}

const showIn = async (width: number, height: number) => {
  await page.viewport(width, height)
}

test.for([
  [390, 844],
  [1280, 800],
] as const)('the header stays as it is with the first question in %j [AST-31]', async ([width, height]) => {
  await showIn(width, height)
  const { answer } = await renderChat()
  await expect.element(page.getByText(/^Good evening!/)).toBeVisible()
  const frames = () => [
    frameOf(page.getByRole('banner')),
    frameOf(page.getByRole('heading', { name: 'Glim', exact: true })),
  ]
  const before = frames()
  await ask('She will not brush')
  answer('Sing a song.')
  await expect.element(page.getByRole('button', { name: 'Bedtime' })).toBeVisible()
  expect(frames()).toEqual(before)
})

const windows = [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const

test.for(windows)(
  'what to ask next is in view below an answer with its beginning, in %j [AST-12]',
  async ([width, height]) => {
    await showIn(width, height)
    const { answer } = await renderChat()
    await ask('She will not brush')
    answer('Sing a song. The same one every time, and let the brush go first.')
    await expect.element(page.getByText('She will not brush')).toBeInViewport({ ratio: 1 })
    for (const name of ['Why?', 'Bedtime']) {
      await expect.element(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
  },
)

test.for(windows)(
  'below an answer that is longer than the window, what to ask next covers none of it and moves nothing, in %j [AST-12]',
  async ([width, height]) => {
    await showIn(width, height)
    const { answer } = await renderChat()
    await ask('She will not brush')
    await expect.element(page.getByText('Glim is thinking')).toBeVisible()
    const top = scrollY
    answer(longAnswer.join('\n\n'))
    const chip = page.getByRole('button', { name: 'Why?' })
    await expect.element(chip).toBeInTheDocument()
    expect(scrollY).toBe(top)
    const end = page.getByText(longAnswer.at(-1)?.trim() ?? '')
    expect(chip.element().getBoundingClientRect().top).toBeGreaterThan(end.element().getBoundingClientRect().bottom)
    box.element().focus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    const last = page.getByRole('button', { name: 'Bedtime' })
    await expect.element(last).toHaveFocus()
    await expect.element(last).toBeInViewport({ ratio: 1 })
    const { left, top: y, width: wide, height: high } = last.element().getBoundingClientRect()
    expect(last.element().contains(document.elementFromPoint(left + wide / 2, y + high / 2))).toBe(true)
  },
)

test('a wide window shows questions of other parents beside the conversation, before it begins others than those of the screen [AST-11]', async () => {
  await showIn(1280, 800)
  const { answer } = await renderChat()
  await expect.element(page.getByRole('heading', { name: 'Write what’s on your mind, or begin here:' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Parents often ask' })).toBeVisible()
  const beside = page.getByRole('complementary').getByRole('listitem').elements()
  const questions = page.getByRole('listitem').elements()
  expect(beside.length).toBeGreaterThan(1)
  expect(questions).toHaveLength(3 + beside.length)
  expect(new Set(questions.map(({ textContent }) => textContent)).size).toBe(questions.length)
  await ask('She will not brush')
  const example = page.getByRole('button', { name: 'Bedtime drags on every night' })
  await expect.element(example).toHaveAttribute('aria-disabled', 'true')
  answer('Sing a song.')
  await expect.element(page.getByRole('button', { name: 'Bedtime', exact: true })).toBeVisible()
  await expect.element(example).not.toHaveAttribute('aria-disabled')
})
