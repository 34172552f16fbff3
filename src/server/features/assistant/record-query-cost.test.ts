import { expect, test } from 'vitest'
import { askAssistant, readChatEvents, sendChatMessage } from '#server/testing/chat.ts'
import { readRecordCases } from '#server/testing/assistant-test-cases.ts'
import { createCountingApp } from '#server/testing/counting-app.ts'
import { createFullFamily } from '#server/testing/family.ts'

/** The queries that find the session and list the children. */
const queriesOfRequest = 2

test('an answer from the record takes at most three queries [AST-54]', async () => {
  const { app, costOf } = await createCountingApp()
  const { ids, ...ana } = await createFullFamily(app)
  const { none: _, ...byIntent } = readRecordCases('en')
  const questions = Object.values(byIntent).flatMap((byPeriod) =>
    Object.values(byPeriod).flatMap((byChild) => Object.values(byChild).flatMap((list = []) => list)),
  )
  for (const message of questions) {
    let isFromRecord = false
    const { queries } = await costOf(async () => {
      const { context } = await askAssistant(ana, { childId: ids.child, message })
      isFromRecord = context?.record !== undefined
    })
    expect([message, !isFromRecord || queries <= queriesOfRequest + 3]).toEqual([message, true])
  }
})

test('a question is answered in its stream, which keeps the connection alive however long that takes', async () => {
  const { app, costOf } = await createCountingApp()
  const { ids, ...ana } = await createFullFamily(app)
  let response = new Response()
  const { queries } = await costOf(async () => {
    response = await sendChatMessage(ana, { childId: ids.child, message: 'Bedtime is a fight every evening' })
  })
  expect([response.status, queries]).toEqual([200, queriesOfRequest])
  const { queries: queriesOfAnswer } = await costOf(async () => {
    expect((await readChatEvents(response)).at(-1)).toHaveProperty('done')
  })
  expect(queriesOfAnswer).toBeGreaterThan(0)
})
