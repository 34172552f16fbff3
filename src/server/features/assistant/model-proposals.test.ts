import { expect, test } from 'vitest'
import { listActivities } from '#shared/activities/contract.ts'
import { createAppWithModel, toothQuestion } from '#server/testing/app-with-model.ts'
import { askAssistant } from '#server/testing/chat.ts'
import { createHabit } from '#server/testing/habits.ts'
import {
  formatTextDelta,
  formatToolCall,
  respondWithEvents,
  respondWithParts,
  type ModelRequest,
} from '#server/testing/fake-model-server.ts'

const propose = (sentence: string, index = 0) => formatToolCall('propose_acts', JSON.stringify({ sentence }), index)
const text = formatTextDelta('Well done. ')

const ask = async (...events: string[]) => {
  const app = await createAppWithModel(respondWithEvents('tool_calls', ...events))
  await createHabit(app.ana.call, app.childId, { title: 'Brush teeth' })
  return { ...app, answer: await askAssistant(app.ana, { childId: app.childId, message: toothQuestion }) }
}

test('acts that a model proposes are shown unticked and not recorded [AST-95]', async () => {
  const { answer, ana, childId } = await ask(text, propose('[CHILD] brushed teeth'))
  expect(answer).toMatchObject({ by: 'model', text: 'Well done.' })
  expect(answer.sentence?.proposals).toMatchObject([{ kind: 'check-in', title: 'Brush teeth', childId, isSure: false }])
  expect(await ana.call(listActivities, { params: { childId }, query: {} })).toEqual([])
})

test('without text the built-in answer comes with the proposed acts [AST-95]', async () => {
  const { answer } = await ask(propose('[CHILD] brushed teeth'))
  expect(answer.by).toBe('built-in')
  expect(answer.text).toMatch(/Based on: NHS$/)
  expect(answer.sentence?.proposals).toHaveLength(1)
})

test('a model proposes for the other child of the family, too [AST-95]', async () => {
  const { answer } = await ask(text, propose('[OTHER CHILD] shared a toy, 3 points'))
  expect(answer.sentence?.proposals).toMatchObject([{ kind: 'behavior', points: 3, isSure: false }])
})

const ignored: Record<string, string[]> = {
  'a tool that was not offered': [formatToolCall('delete_family', '{"sentence":"[CHILD] brushed teeth"}')],
  'arguments that are no JSON': [formatToolCall('propose_acts', '{"sentence":"[CHILD] bru')],
  'arguments of another shape': [formatToolCall('propose_acts', '{"acts":["[CHILD] brushed teeth"]}')],
  'arguments with more': [formatToolCall('propose_acts', '{"sentence":"[CHILD] brushed teeth","points":100}')],
  'a sentence that is too long': [propose(`[CHILD] brushed teeth ${'and '.repeat(100)}`)],
  'several calls': [propose('[CHILD] brushed teeth', 0), propose('[CHILD] brushed teeth', 1)],
  'hundreds of calls': Array.from({ length: 500 }, (_, n) => propose('[CHILD] brushed teeth', n)),
  'somebody who is unknown': [propose('[PERSON] brushed teeth')],
  'what must earn no points': [propose('[CHILD] stayed dry all night, 5 points')],
}

test.for(Object.keys(ignored))('of %s nothing is shown [AST-95]', async (call) => {
  const { answer } = await ask(text, ...(ignored[call] ?? []))
  expect(answer).not.toHaveProperty('sentence')
  expect(answer.text).not.toBe('')
})

test('calls without an end are no answer [AST-95]', async () => {
  const { answer } = await ask(...Array.from({ length: 6000 }, (_, n) => propose('[CHILD] brushed teeth', n)))
  expect(answer.by).toBe('built-in')
  expect(answer).not.toHaveProperty('sentence')
})

test('a server that knows no tools is asked without them, from then on [AST-95]', async () => {
  const offers = ({ body }: ModelRequest) => body.tools !== undefined
  const { ana, server, childId } = await createAppWithModel((response, request) =>
    offers(request) ? void response.writeHead(400).end('{}') : respondWithParts('Sing.')(response, request),
  )
  for (const _ of [1, 2]) {
    expect(await askAssistant(ana, { childId, message: toothQuestion })).toMatchObject({ by: 'model', text: 'Sing.' })
  }
  expect(server.received.map(offers)).toEqual([true, false, false])
})
