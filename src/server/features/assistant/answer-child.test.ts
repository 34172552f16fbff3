import { expect, test } from 'vitest'
import type { ChatContext } from '#shared/assistant/context.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { askAssistant, createAppWithChild } from '#server/testing/chat.ts'
import { createChild } from '#server/testing/factories.ts'
import { createHabit } from '#server/testing/habits.ts'

/** Creates a family of Mia, who is on screen, and Leo. */
const createFamily = async () => {
  const { ana, childId: mia } = await createAppWithChild()
  const { id: leo } = await createChild(ana.call, 'Leo')
  const ask = (message: string, language: Locale = 'en', context?: ChatContext) =>
    askAssistant(ana, { childId: mia, message, language, ...(context && { context }) })
  return { ana, mia, leo, ask }
}

test.for([
  ['en', 'How do I get Leo to brush his teeth?'],
  ['en', 'my son Leo fights brushing his teeth'],
  ['es', 'Leo no quiere cepillarse los dientes'],
  ['zh', 'Leo不肯刷牙怎么办'],
] as const)('a question that names one child is answered for it: %s, “%s” [AST-69]', async ([language, message]) => {
  const { ana, leo, ask } = await createFamily()
  const answer = await ask(message, language)
  expect(answer).toMatchObject({ childId: leo, context: { childId: leo } })
  expect(answer.text).not.toContain('Mia')
  const habit = answer.cards?.find(({ kind }) => kind === 'habit')
  expect(habit).toMatchObject({ state: 'new' })
  await createHabit(ana.call, leo, { title: habit?.title ?? '' })
  expect((await ask(message, language)).cards?.find(({ id }) => id === habit?.id)).toMatchObject({ state: 'present' })
})

test.for([
  'brushing teeth is a fight every evening',
  'she bites Leo when they play',
  'my daughter is jealous of Leo',
  'hitting Leo every day, what can I do',
  'Mia and Leo fight all day',
])('“%s” is answered for the child on screen [AST-69]', async (message) => {
  const { mia, ask } = await createFamily()
  expect((await ask(message)).childId).toBe(mia)
})

test('what goes on about another child stays its answer, with its cards [AST-45, AST-69]', async () => {
  const { mia, leo, ask } = await createFamily()
  const first = await ask('bedtime takes two hours')
  expect(first.childId).toBe(mia)
  const other = await ask('and Leo?', 'en', first.context)
  expect(other.childId).toBe(leo)
  const brother = await ask('how about her little brother', 'en', first.context)
  expect(brother).toMatchObject({ childId: leo, context: { childId: leo } })
  const ideas = await ask('Reward ideas', 'en', other.context)
  expect(ideas.childId).toBe(leo)
  expect(ideas.cards?.length).toBeGreaterThan(0)
})

test('an answer from the record names its child, and one about all children none [AST-51, AST-69]', async () => {
  const { mia, leo, ask } = await createFamily()
  expect((await ask('how many points does Leo have?')).childId).toBe(leo)
  expect((await ask('how many points are there?')).childId).toBe(mia)
  expect(await ask('how many points do the children have?')).not.toHaveProperty('childId')
})

test('a habit of the same deed is not offered again [AST-69]', async () => {
  const { ana, leo, ask } = await createFamily()
  await createHabit(ana.call, leo, { title: 'Brush every tooth' })
  const { cards = [] } = await ask('Leo refuses to brush his teeth every evening, what can I do?')
  expect(cards.filter(({ kind }) => kind === 'habit')).toMatchObject([{ state: 'present' }])
})

test.for([
  ['en', 'I shouted at both kids, I feel awful', 'child'],
  ['es', 'les grité a los dos niños y me siento fatal', 'peque'],
  ['zh', '我对两个孩子吼了，好内疚', '孩子'],
] as const)(
  'a question about all children names no single one: %s, “%s” [AST-69]',
  async ([language, message, word]) => {
    const { ask } = await createFamily()
    const answer = await ask(message, language)
    expect(answer).not.toHaveProperty('childId')
    expect(answer.text).toContain(word)
    expect(answer.text).not.toMatch(/\{name\}|(?<!and |y |和)Mia(?! and| y|和)/u)
  },
)
