import { expect, test } from 'vitest'
import { writeSessionValue } from '#web/lib/storage.ts'
import { findContext, loadConversation } from './conversation.ts'

const childId = '019a9f3e-0000-7000-8000-00000000000a'

const storeAnswer = (more: object) => {
  const line = { id: '1', sender: 'ai', content: 'Earlier.', timestamp: '', failed: false, added: {} }
  writeSessionValue(`chat.${childId}`, [{ ...line, followUpActions: [], cards: [], sources: [], ...more }])
}

test('a stored answer keeps what the conversation is about [AST-41]', () => {
  storeAnswer({ context: { topic: 'bedtime', tips: [0] } })
  expect(findContext(loadConversation(childId))).toEqual({ topic: 'bedtime', tips: [0] })
})

test.for([{}, { context: { topic: 'not a topic' } }, { context: 'bedtime' }])(
  'a stored answer with %j is shown and says nothing of what the conversation is about [AST-41]',
  (more) => {
    storeAnswer(more)
    const lines = loadConversation(childId)
    expect(lines).toMatchObject([{ content: 'Earlier.' }])
    expect(findContext(lines)).toBeUndefined()
  },
)
