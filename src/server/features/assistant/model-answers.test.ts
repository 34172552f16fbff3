import { describe, expect, test } from 'vitest'
import { getLanguageModel } from '#shared/assistant/contract.ts'
import { getUser } from '#shared/auth/contract.ts'
import { editFamily } from '#shared/families/contract.ts'
import { createModelClient } from '#server/assistant/model/model-client.ts'
import { createOutbound } from '#server/outbound.ts'
import { createAppWithModel, toothQuestion } from '#server/testing/app-with-model.ts'
import { askAssistant, readChatEvents, sendChatMessage } from '#server/testing/chat.ts'
import { formatTextDelta, startFakeModelServer, respondWithParts } from '#server/testing/fake-model-server.ts'
import { createChildContext } from '#server/testing/child-context.ts'

test('a model is used only for a family that has agreed [AST-28]', async () => {
  const { ana, server, childId } = await createAppWithModel(respondWithParts('Try a song. '), false)
  expect(await askAssistant(ana, { childId, message: toothQuestion })).toMatchObject({ by: 'built-in' })
  expect((await ana.call(getUser, {})).family.usesModel).toBe(false)
  expect(server.received).toEqual([])
  await ana.call(editFamily, { body: { usesModel: true } })
  expect((await ana.call(getUser, {})).family.usesModel).toBe(true)
  expect(await askAssistant(ana, { childId, message: toothQuestion })).toMatchObject({
    by: 'model',
    text: 'Try a song.',
  })
  expect(await ana.call(getLanguageModel, {})).toEqual({ host: server.host })
})

test('the model’s text comes with the cards and chips of the topic, without sources', async () => {
  const { ana, childId } = await createAppWithModel(
    respondWithParts('Tee', 'th are hard, [CHI', 'LD].\n- **Sing** tw', 'o minutes.\n'),
  )
  const answer = await askAssistant(ana, { childId, message: toothQuestion })
  expect(answer.text).toBe('Teeth are hard, Mia Sofía.\n• Sing two minutes.')
  expect(answer.cards?.map(({ id }) => id)).toEqual(['teeth.twice', 'teeth.minutes'])
  expect(answer.followUpActions).toHaveLength(3)
  expect(answer).not.toHaveProperty('sources')
})

test.for([
  ['a chip', { message: 'Bedtime' }],
  ['a suggestion of the mascot', { message: 'x', topic: 'rewards' }],
  ['danger', { message: 'I want to die' }],
] as const)('%s is answered without the model', async ([, fields]) => {
  const { ana, server, childId } = await createAppWithModel(respondWithParts('No.'))
  expect(await askAssistant(ana, { childId, ...fields })).toMatchObject({ by: 'built-in' })
  expect(server.received).toEqual([])
})

test('drops unsuitable sentences of the model [AST-27]', async () => {
  const parts = ['Stay calm. Give a sticker for every dry night. ', 'No dinner if she refuses! Sing along. ']
  const { ana, childId } = await createAppWithModel(respondWithParts(...parts))
  expect((await askAssistant(ana, { childId, message: toothQuestion })).text).toBe('Stay calm. Sing along.')
})

describe('timeouts', () => {
  const child = createChildContext({ balance: 0, pointsPerWeek: null })

  test('an answer ends when the model sends nothing for too long [AST-29]', async () => {
    const server = await startFakeModelServer((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(formatTextDelta('One. '))
    })
    const endpoint = { url: server.url, key: null, name: 'small' }
    const outbound = createOutbound({ trustedHosts: [server.host] })
    const model = createModelClient(endpoint, outbound, { silenceMs: 200, totalMs: 10_000 })
    const message = { message: 'x', language: 'en' as const }
    const answer = model.answer(
      { message, turns: [], child, memberNames: [], topicId: null },
      new AbortController().signal,
    )
    await expect(answer).rejects.toThrow(/abort|timed out/i)
    expect(server.received[0]?.authorization).toBe(undefined)
  })
})

test('the request to the model is aborted when the client disconnects', async () => {
  const { ana, server, childId } = await createAppWithModel((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(formatTextDelta('One. Two'))
  })
  const answer = await sendChatMessage(ana, { childId, message: toothQuestion })
  const reader = answer.body?.getReader()
  const reading = reader?.read()
  await expect.poll(() => server.received.length).toBe(1)
  await reader?.cancel()
  await reading
  await expect.poll(() => server.endings).toEqual(['aborted'])
  expect(await readChatEvents(await sendChatMessage(ana, { childId, message: 'Bedtime' }))).not.toEqual([])
})
