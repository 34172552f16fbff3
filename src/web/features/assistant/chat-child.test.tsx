import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { streamChat, type ChatCard } from '#shared/assistant/contract.ts'
import { getQuickList, putQuickList } from '#shared/behaviors/contract.ts'
import { addHabit, deleteHabit } from '#shared/habits/contract.ts'
import { readMomentPrompt } from '#web/lib/moment-prompt.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { habitFixture } from '#web/testing/habit-fixture.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { leo, mia } from '#web/testing/sentence-fixtures.ts'
import { ChatScreen } from './chat-screen.tsx'

const habit: ChatCard = {
  kind: 'habit',
  id: 'teeth.twice',
  title: 'Teeth morning and night',
  points: 2,
  difficulty: 'easy',
  targetDays: 66,
  state: 'new',
}
const prompt: ChatCard = { kind: 'moment', id: 'sad-day.tomorrow', title: 'What would help?' }

/** Renders the chat with Mia on screen, and an answer. */
const renderAnswer = async (done: object, family = [mia, leo]) => {
  const server = createFakeServer()
  server.respondWith(addHabit, habitFixture({ title: habit.title }))
  const stream = server.streamFrom(streamChat)
  const chosen: string[] = []
  const { currentPath } = await renderWithProviders(
    <main>
      <ChatScreen
        child={mia}
        family={family}
        greeting="day"
        usesModel={false}
        switcher={null}
        onChooseChild={(id) => chosen.push(id)}
      />
    </main>,
    { path: '/ai-chat' },
  )
  await page.getByRole('textbox', { name: 'Write to Glim' }).fill('How do I get Leo to brush?')
  await userEvent.keyboard('{Enter}')
  const event = { done: true, followUpActions: [], by: 'built-in', ...done }
  stream.send(`data: ${JSON.stringify({ chunk: 'Here.' })}\n\ndata: ${JSON.stringify(event)}\n\n`)
  return { server, chosen, currentPath }
}

const conversation = page.getByRole('log')
const addButton = conversation.getByRole('button', { name: /^Add for/ })

test('a card of an answer about another child adds to that child, and says so [AST-69]', async () => {
  const { server } = await renderAnswer({ childId: leo.id, cards: [habit] })
  await expect.element(addButton).toHaveAccessibleName(/^Add for Leo: /)
  expect(addButton.element().closest('section')?.querySelector('[data-avatar]')).not.toBeNull()
  await expect.element(conversation.getByText('To add for Leo')).toBeVisible()
  await addButton.click()
  await expect.element(conversation.getByText('Added for Leo')).toBeVisible()
  expect(server.writtenBodies().at(-1)).toMatchObject({ childId: leo.id, title: habit.title })
})

test('the header names the child on screen, and an answer about another one says so itself [AST-1]', async () => {
  const names = () =>
    [...document.querySelectorAll('header span')]
      .filter((one) => one.childElementCount === 0 && one.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent)
  const { server } = await renderAnswer({ childId: leo.id, cards: [habit] })
  await expect.element(addButton).toBeVisible()
  expect(names()).toEqual(['about Mia'])
  const heads = () => [...document.querySelectorAll('[data-answer-head]')].map(({ textContent }) => textContent)
  expect(heads()).toEqual(['Glim', 'Glim · about Leo'])
  const stream = server.streamFrom(streamChat)
  await page.getByRole('textbox', { name: 'Write to Glim' }).fill('She hits me')
  await userEvent.keyboard('{Enter}')
  const event = { done: true, followUpActions: [], by: 'built-in', childId: mia.id }
  stream.send(`data: ${JSON.stringify({ chunk: 'Here.' })}\n\ndata: ${JSON.stringify(event)}\n\n`)
  await expect.poll(names).toEqual(['about Mia'])
})

test('an answer begins with Glim in the place where it thought [AST-1]', async () => {
  const stream = createFakeServer().streamFrom(streamChat)
  await renderWithProviders(
    <main>
      <ChatScreen
        child={mia}
        family={[mia]}
        greeting="day"
        usesModel={false}
        switcher={null}
        onChooseChild={() => {}}
      />
    </main>,
    { path: '/ai-chat' },
  )
  await page.getByRole('textbox', { name: 'Write to Glim' }).fill('Why?')
  await userEvent.keyboard('{Enter}')
  await expect.element(conversation.getByText('Glim is thinking')).toBeVisible()
  const head = () => [...document.querySelectorAll('[data-answer-head]')].at(-1)
  const sizeOfGlim = () => head()?.querySelector('svg')?.clientWidth
  const boxOf = () => head()?.getBoundingClientRect()
  const { top, height } = boxOf() ?? {}
  expect(sizeOfGlim()).toBe(32)
  expect(head()?.querySelector('[data-running-dots]')).not.toBeNull()
  stream.send(`data: ${JSON.stringify({ chunk: 'Here.' })}\n\n`)
  await expect.element(conversation.getByText('Here.')).toBeVisible()
  expect(head()?.querySelector('[data-running-dots]')).toBeNull()
  expect(boxOf()).toMatchObject({ top, height })
  expect(sizeOfGlim()).toBe(32)
})

test('a link of an answer about another child opens its screen [AST-69]', async () => {
  const { chosen, currentPath } = await renderAnswer({ childId: leo.id, cards: [prompt] })
  await conversation.getByRole('link', { name: 'Write for Leo: What would help?' }).click()
  expect(chosen).toEqual([leo.id])
  expect(currentPath()).toBe('/moments')
  expect(readMomentPrompt(leo.id)).toBe(prompt.title)
})

test('offers show their child only in a family with several [AST-69]', async () => {
  await renderAnswer({ childId: mia.id, cards: [habit, prompt] }, [mia])
  await expect.element(addButton).toBeVisible()
  expect(addButton.element().closest('section')?.querySelector('[data-avatar]')).toBeNull()
  await expect.element(conversation.getByRole('link', { name: 'Write: What would help?' })).toHaveTextContent('Write')
})

test('nothing is offered for a child that is no longer in the family [AST-69]', async () => {
  await renderAnswer({ childId: leo.id, cards: [habit] }, [mia])
  await expect.element(conversation.getByText('Here.')).toBeVisible()
  await expect.element(addButton).not.toBeInTheDocument()
})

test('what was added for a child can be added for the next one, too, in the same place [AST-69]', async () => {
  const { server } = await renderAnswer({ childId: mia.id, cards: [habit] })
  const height = () => addButton.element().closest('li')?.getBoundingClientRect().height
  await expect.element(addButton).toHaveAccessibleName(/^Add for Mia: /)
  const before = height()
  await addButton.click()
  await expect.element(conversation.getByText('Added for Mia')).toBeVisible()
  await expect.element(addButton).toHaveAccessibleName(/^Add for Leo: /)
  expect(height()).toBe(before)
  await addButton.click()
  await expect.element(conversation.getByText('Added for Leo')).toBeVisible()
  await expect.element(addButton).not.toBeInTheDocument()
  expect(
    server
      .writtenBodies()
      .slice(-2)
      .map((body) => Reflect.get(Object(body), 'childId')),
  ).toEqual([mia.id, leo.id])
  const undo = conversation.getByRole('button', { name: /^Undo adding/ })
  await expect.element(undo).toHaveFocus()
  server.respondWith(deleteHabit, undefined)
  await undo.click()
  await expect.element(conversation.getByText('Added for Mia')).toBeVisible()
  await expect.element(addButton).toHaveAccessibleName(/^Add for Leo: /)
})

test('undoing the adding of a behaviour leaves one that the child had before [AST-25]', async () => {
  const card: ChatCard = { kind: 'behavior', id: 'teeth.song', title: 'Sang while brushing', points: 5, state: 'new' }
  const { server } = await renderAnswer({ childId: mia.id, cards: [card] })
  const known = [{ title: card.title, points: 5 }]
  server.respondWith(getQuickList, known)
  server.respondWith(putQuickList, known)
  await addButton.click()
  await expect.element(conversation.getByText('Added for Mia')).toBeVisible()
  const writes = server.writtenBodies().length
  await conversation.getByRole('button', { name: `Undo adding ${card.title}` }).click()
  await expect.element(addButton).toHaveAccessibleName(/^Add for Mia: /)
  expect(server.writtenBodies()).toHaveLength(writes)
})
