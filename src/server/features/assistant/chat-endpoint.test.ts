import { locales } from '#shared/locale/locale.ts'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { getLanguageModel } from '#shared/assistant/contract.ts'
import { editFamily } from '#shared/families/contract.ts'
import { putHelplineSettings } from '#shared/helplines/contract.ts'
import { classifyMessage } from '#server/assistant/safety/detect-danger.ts'
import { readDangerCases } from '#server/testing/assistant-test-cases.ts'
import { askAssistant, createAppWithChild, readChatEvents, sendChatMessage } from '#server/testing/chat.ts'
import { readProblem, createChild } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

describe('a message', () => {
  test('that mentions danger gets what to do, its sources and the help lines of the country [AST-21, AST-33, AST-34]', async () => {
    const { ana, childId } = await createAppWithChild()
    await ana.call(editFamily, { body: { timeZone: 'Europe/Madrid' } })
    const question = { childId, message: 'my daughter says she wants to die', topic: 'tips' }
    const answer = await askAssistant(ana, question)
    expect(answer.text).toMatch(/^It is good that you ask\. Stay with them[^•]+\n\n(?:• .+\n){5,}\nBased on: /)
    expect(answer).toMatchObject({ followUpActions: [], by: 'built-in', danger: { situation: 'suicide' } })
    expect(answer).not.toHaveProperty('cards')
    expect(answer.danger?.helplines).toMatchObject({ country: 'ES', candidates: [] })
    expect(answer.danger?.helplines.lines.map(({ number }) => number)).toEqual(['112', '024', '900 20 20 10'])
    expect((await askAssistant(ana, { ...question, language: 'zh' })).text).toMatch(/^你察觉到了.*守着孩子/)
  })

  test('that mentions danger gets the help lines of the operator in place of the table [AST-34]', async () => {
    const { ana, childId } = await createAppWithChild({ HELPLINES_EN: '112 · 116 111' })
    await ana.call(putHelplineSettings, { body: { country: 'ES', own: { suicide: '024 1' } } })
    const question = { childId, message: 'my daughter says she wants to die' }
    const { text, danger } = await askAssistant(ana, question)
    expect(text).toMatch(/\n\nNumbers: 112 · 116 111\n\n•/)
    expect(danger?.helplines.lines.map(({ number }) => number)).toEqual(['024 1'])
    expect((await askAssistant(ana, { ...question, language: 'es' })).text).not.toContain('116 111')
  })

  test('that is only perhaps about danger gets a last line that says whom to call [AST-37]', async () => {
    const { ana, childId } = await createAppWithChild()
    await ana.call(editFamily, { body: { timeZone: 'Europe/Madrid' } })
    const cases = locales.map(readDangerCases).flatMap(({ danger, harmless }) => [...danger, ...harmless])
    const message = cases.find((one) => {
      const about = classifyMessage(one)
      return about.kind !== 'danger' && about.isUneasy
    })
    const answer = await askAssistant(ana, { childId, message: message ?? '' })
    expect(answer.text).toMatch(/\n\nIf somebody may be in danger, .*: 112$/)
    expect(answer.danger).toBeUndefined()
  })

  test.for([
    ['en', 'is a fever of 38.4 high for a 4 year old who plays happily', /Call a doctor or nurse today if …\n• .+\n/],
    ['es', 'cuánto jarabe le doy si pesa 12 kilos', /Llama hoy a un médico o enfermera si…\n• .+\n/],
    ['zh', '三岁孩子咳嗽一周了，吃什么药好', /今天就打电话问医生或护士，如果：\n• .+\n/],
  ] as const)(
    'in %s about health gets when to call a doctor, and no medicine [AST-36]',
    async ([language, message, text]) => {
      const { ana, childId } = await createAppWithChild()
      const answer = await askAssistant(ana, { childId, message, language })
      expect(answer.text).toMatch(text)
      expect(answer).not.toHaveProperty('cards')
      expect(answer).not.toHaveProperty('danger')
    },
  )

  test.for([[''], [' \n'], ['x'.repeat(10_000)], [null]])('of %j is rejected', async ([message]) => {
    const { ana, childId } = await createAppWithChild()
    const response = await ana.send('/api/ai/chat/stream', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ childId, message, language: 'en' }),
    })
    expect([response.status, (await readProblem(response)).errors?.map(({ path }) => path)]).toEqual([400, ['message']])
  })

  test('with an unknown topic or a property of every object is rejected [AST-5]', async () => {
    const { ana, childId } = await createAppWithChild()
    for (const topic of ['owls', 'constructor', 'to-string', 'value-of']) {
      const response = await sendChatMessage(ana, { childId, topic })
      expect([topic, response.status, (await readProblem(response)).errors?.[0]?.code]).toEqual([
        topic,
        400,
        'invalid_choice',
      ])
    }
  })

  test('about a child of another family is not found', async () => {
    const { app, childId } = await createAppWithChild()
    const response = await sendChatMessage(await app.member(), { childId, message: 'I want to die' })
    expect([response.status, (await readProblem(response)).code]).toEqual([404, 'not_found'])
  })

  test('may be sent twenty times a minute [LIM-7]', async () => {
    const { ana, childId } = await createAppWithChild({ RATE_LIMITS: 'on' })
    for (let n = 0; n < 20; n++) await askAssistant(ana, { childId })
    const response = await sendChatMessage(ana, { childId })
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true])
  })

  test('does not appear in the log', async () => {
    const lines: string[] = []
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
    const app = await createTestApp({ services: { log } })
    const ana = await app.member()
    const { id: childId } = await createChild(ana.call, 'Zsófia')
    await askAssistant(ana, { childId, message: 'Zsófia bites the gardener' })
    expect(lines.join()).toContain('/api/ai/chat/stream')
    expect(lines.join()).not.toMatch(/Zs[oó]f|gardener|bite/)
  })
})

test('there is no model host without a configured model', async () => {
  const { ana } = await createAppWithChild()
  expect(await ana.call(getLanguageModel, {})).toEqual({ host: null })
})

test('an answer is an event stream with headers that disable proxy buffering [AST-6, AST-7]', async () => {
  const { ana, childId } = await createAppWithChild()
  const response = await sendChatMessage(ana, { childId, message: 'teeth' })
  expect([response.headers.get('content-type'), response.headers.get('x-accel-buffering')]).toEqual([
    'text/event-stream',
    'no',
  ])
  expect((await readChatEvents(response)).at(-1)).toMatchObject({ done: true })
})
