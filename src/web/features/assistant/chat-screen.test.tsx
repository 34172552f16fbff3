import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Link } from 'wouter'
import { streamChat, type ChatCard } from '#shared/assistant/contract.ts'
import { getQuickList, putQuickList } from '#shared/behaviors/contract.ts'
import { maxQuickListLength } from '#shared/behaviors/rules.ts'
import { addHabit, deleteHabit } from '#shared/habits/contract.ts'
import { readMomentPrompt } from '#web/lib/moment-prompt.ts'
import { habitFixture } from '#web/testing/habit-fixture.ts'
import { chatScreenFixture } from '#web/testing/chat-screen-fixture.tsx'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'

const mia = childFixture()

const formatEvent = (data: object) => `data: ${JSON.stringify(data)}\n\n`
const formatDoneEvent = (more: object = {}) =>
  formatEvent({ done: true, followUpActions: ['Bedtime'], by: 'built-in', ...more })

const habit: ChatCard = {
  kind: 'habit',
  id: 'teeth.twice',
  title: 'Teeth morning and night',
  points: 2,
  difficulty: 'easy',
  targetDays: 66,
  state: 'new',
}

const renderChat = async (path = '/ai-chat', beside: ReactNode = null) => {
  const server = createFakeServer()
  const stream = server.streamFrom(streamChat)
  const screen = () => (
    <main>
      {beside}
      {chatScreenFixture()}
    </main>
  )
  const shown = await renderWithProviders(screen(), { path })
  const chatRequests = () =>
    server.requests.filter(({ path: requested }) => requested === streamChat.path).map(({ body }) => body)
  return { server, stream, chatRequests, screen, ...shown }
}

const box = page.getByRole('textbox', { name: 'Write to Glim' })
const conversation = page.getByRole('log')
const text = (words: string | RegExp) => conversation.getByText(words, { exact: typeof words === 'string' })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

const ask = async (question: string) => {
  await box.fill(question)
  await userEvent.keyboard('{Enter}')
}

test('greets, suggests questions and streams the answer [AST-10, AST-11, AST-12, AST-20, AST-31]', async () => {
  const { stream, chatRequests } = await renderChat()
  await expect.element(text('Good evening! How are things with Mia today?')).toBeVisible()
  await ask('She will not brush')
  await expect.element(text('She will not brush')).toBeVisible()
  await expect.element(text('Glim is thinking')).toBeVisible()
  await expect.element(box).toHaveValue('')
  await expect.element(page.getByText('Write what’s on your mind, or begin here:')).not.toBeInTheDocument()
  stream.send(formatEvent({ chunk: 'Brushing wears everyone out.\n\n• The same ' }))
  stream.send(formatEvent({ chunk: 'song every time.' }) + formatDoneEvent())
  await expect.element(conversation.getByRole('listitem').getByText('The same song every time.')).toBeVisible()
  await expect.element(button('Bedtime')).toBeVisible()
  expect(chatRequests()).toEqual([{ childId: mia.id, message: 'She will not brush', language: 'en' }])
})

test('sends nothing without text or while an answer streams [AST-14]', async () => {
  const { chatRequests } = await renderChat()
  await ask('   ')
  expect(chatRequests()).toEqual([])
  await ask('First')
  await ask('Second')
  expect(chatRequests()).toHaveLength(1)
  await expect.element(box).toHaveValue('Second')
})

test('Shift+Enter inserts a line break; Enter during IME composition sends nothing [AST-13]', async () => {
  const { chatRequests } = await renderChat()
  await box.fill('One')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}Two')
  box
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }))
  expect(chatRequests()).toEqual([])
  await expect.element(box).toHaveValue('One\nTwo')
})

test('a malformed event is logged and skipped [AST-8]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { stream } = await renderChat()
  await ask('Hello')
  stream.send(`data: {"chunk":\n\nnonsense\n\n${formatEvent({ chunk: 'All is well.' })}${formatDoneEvent()}`)
  await expect.element(text('All is well.')).toBeVisible()
  await expect.element(button('Bedtime')).toBeVisible()
  expect(warn).toHaveBeenCalledTimes(2)
  warn.mockRestore()
})

test.for(['an error', 'a broken connection', 'an error response'])(
  'after %s the default answer with three suggestions replaces the answer [AST-18]',
  async (what) => {
    const { stream, server } = await renderChat()
    if (what === 'an error response') server.rejectWith(streamChat, 'too_many_requests')
    await ask('Hello')
    stream.send(formatEvent({ chunk: 'Half an ans' }))
    if (what === 'an error') stream.send(formatEvent({ error: 'internal' }))
    if (what === 'a broken connection') stream.end()
    await expect.element(text(/^I can’t answer that just now/)).toBeVisible()
    await expect.element(text(/Half an ans/)).not.toBeInTheDocument()
    for (const name of ['Today’s tip', 'Reward ideas', 'Try something new']) {
      await expect.element(button(name)).toBeVisible()
    }
  },
)

test('a follow-up chip sends its label', async () => {
  const { stream, chatRequests } = await renderChat()
  await ask('Hello')
  stream.send(formatEvent({ chunk: 'Hello.' }) + formatDoneEvent())
  await button('Bedtime').click()
  expect(chatRequests()).toMatchObject([{ message: 'Hello' }, { message: 'Bedtime' }])
})

test('a link sends one of three known questions [AST-2, AST-3]', async () => {
  const { chatRequests, currentPath } = await renderChat('/ai-chat?action=tips&response=tip_coming')
  await expect.element(text('Let me look at Mia’s week for a tip.')).toBeVisible()
  expect(chatRequests()).toEqual([{ childId: mia.id, message: 'Today’s tip', topic: 'tips', language: 'en' }])
  expect(currentPath()).toBe('/ai-chat')
})

test('a second link sends its question while the chat is open [NAV-5]', async () => {
  const link = <Link href="/ai-chat?action=rewards&response=rewards_coming">{'Ideas'}</Link>
  const { stream, chatRequests } = await renderChat('/ai-chat?action=tips&response=tip_coming', link)
  stream.send(formatEvent({ chunk: 'Sit down together.' }) + formatDoneEvent())
  stream.end()
  await expect.element(button('Bedtime')).toBeVisible()
  await page.getByRole('link', { name: 'Ideas' }).click()
  await expect.poll(() => chatRequests()).toHaveLength(2)
  expect(chatRequests()).toMatchObject([{ topic: 'tips' }, { topic: 'rewards' }])
})

test('unknown parameters of a link are ignored [AST-4]', async () => {
  const { chatRequests } = await renderChat('/ai-chat?action=delete&response=You+won')
  await expect.element(text('Good evening! How are things with Mia today?')).toBeVisible()
  await expect.element(page.getByText(/You won/)).not.toBeInTheDocument()
  expect(chatRequests()).toEqual([])
})

test('a card adds its habit with one click and undoes it with another [AST-25]', async () => {
  const { server, stream } = await renderChat()
  server.respondWith(addHabit, habitFixture({ title: habit.title }))
  server.respondWith(deleteHabit, undefined)
  await ask('Teeth')
  stream.send(formatEvent({ chunk: 'Here.' }) + formatDoneEvent({ cards: [habit] }))
  await button('Add for Mia: Teeth morning and night').click()
  await expect.element(text('Added for Mia')).toBeVisible()
  const added = { childId: mia.id, title: habit.title, difficulty: 'easy', targetDays: 66, cue: null }
  expect(server.writtenBodies().at(-1)).toEqual(added)
  await button('Undo adding Teeth morning and night').click()
  await expect.element(button('Add for Mia: Teeth morning and night')).toBeVisible()
  expect(server.requests.at(-1)).toMatchObject({ method: 'DELETE', path: `/api/habits/${habitFixture().id}` })
})

test('a card of a reward says how long the child saves for it, also to screen readers [AST-24]', async () => {
  const { stream } = await renderChat()
  await ask('Rewards')
  const reward = { kind: 'reward', id: 'rewards.book', title: 'A book', points: 400, category: 'book', state: 'new' }
  stream.send(formatEvent({ chunk: 'Here.' }) + formatDoneEvent({ cards: [{ ...reward, days: 9 }] }))
  await expect.element(conversation.getByText('400 points · about 9 days')).toBeVisible()
  await expect.element(page.getByText('Here. A book, 400 points · about 9 days')).toBeInTheDocument()
})

test('a card adds a behaviour to the quick list; a full list shows an error', async () => {
  const { server, stream } = await renderChat()
  const existing = { title: 'Fed the cat', points: 5 }
  server.respondWith(getQuickList, [existing])
  server.respondWith(putQuickList, [existing, { title: 'Used words', points: 10 }])
  await ask('Tantrum')
  const card = { kind: 'behavior', id: 'tantrum.words', title: 'Used words', points: 10, state: 'new' }
  stream.send(formatEvent({ chunk: 'Here.' }) + formatDoneEvent({ cards: [card] }))
  await button('Add for Mia: Used words').click()
  await expect.element(text('Added for Mia')).toBeVisible()
  expect(server.writtenBodies().at(-1)).toEqual([existing, { title: 'Used words', points: 10 }])
  await button('Undo adding Used words').click()
  server.respondWith(
    getQuickList,
    Array.from({ length: maxQuickListLength }, (_, n) => ({ title: `Deed ${n}`, points: 1 })),
  )
  await button('Add for Mia: Used words').click()
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toMatch(/^The quick list is full/)
})

test('a moment card opens the diary with its question [AST-26]', async () => {
  const { stream, currentPath } = await renderChat()
  await ask('Sad')
  const title = 'What would help tomorrow?'
  stream.send(
    formatEvent({ chunk: 'Here.' }) + formatDoneEvent({ cards: [{ kind: 'moment', id: 'sad-day.tomorrow', title }] }),
  )
  await page.getByRole('link', { name: `Write: ${title}` }).click()
  expect(currentPath()).toBe('/moments')
  expect(readMomentPrompt(mia.id)).toBe(title)
})

test('a present item cannot be added [AST-25]', async () => {
  const { stream } = await renderChat()
  await ask('Teeth')
  stream.send(formatEvent({ chunk: 'Here.' }) + formatDoneEvent({ cards: [{ ...habit, state: 'present' }] }))
  await expect.element(text('You have this')).toBeVisible()
  await expect.element(button(/^Add for/)).not.toBeInTheDocument()
})

test('the conversation is stored for the tab until cleared [AST-9, AST-30]', async () => {
  const { stream, rerenderWith, screen } = await renderChat()
  await ask('Hello')
  stream.send(formatEvent({ chunk: 'Hello to you.' }) + formatDoneEvent())
  await expect.element(button('Bedtime')).toBeVisible()
  await rerenderWith(<p>{'Elsewhere'}</p>)
  await rerenderWith(screen())
  await expect.element(text('Hello to you.')).toBeVisible()
  await button('More about this conversation').click()
  await page.getByRole('menuitem', { name: 'Clear the conversation' }).click()
  await expect.element(text('Hello to you.')).not.toBeInTheDocument()
  await expect.element(page.getByText('Write what’s on your mind, or begin here:')).toBeVisible()
  await button('Undo').click()
  await expect.element(text('Hello to you.')).toBeVisible()
})

test('markup is shown as text', async () => {
  const { stream } = await renderChat()
  await ask('<b>Bold</b>')
  stream.send(formatEvent({ chunk: '<img src=x onerror=alert(1)>' }) + formatDoneEvent())
  await expect.element(text('<b>Bold</b>')).toBeVisible()
  await expect.element(text('<img src=x onerror=alert(1)>')).toBeVisible()
})

test('a question that is too long shows an error and stays', async () => {
  const { chatRequests } = await renderChat()
  await ask('x'.repeat(2001))
  await expect.element(page.getByText('2,001 of 2,000 characters: please shorten it a little.')).toBeVisible()
  expect(chatRequests()).toEqual([])
  await expect.element(box).toHaveValue('x'.repeat(2001))
})
