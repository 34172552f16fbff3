import { DummyDriver, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type DatabaseConnection } from 'kysely'
import { expect, test } from 'vitest'
import { recordActivity } from '#server/ledger/record-activity.ts'
import { newId } from '#server/ids.ts'
import { award, childNow, someChild } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { conversationOver, type Send } from './conversation.ts'
import { preparedWrite } from './prepared.ts'
import { directTx } from './sqlite.ts'

const rename = preparedWrite<{ name: string }>()((db, { name }) => db.updateTable('families').set({ name }))

/** The text of a write that nobody reads. */
const unreadText = async () => {
  let text = ''
  class Heard extends DummyDriver {
    override acquireConnection = async (): Promise<DatabaseConnection> => ({
      executeQuery: async ({ sql }) => {
        text = sql
        return { rows: [] }
      },
      streamQuery: () => {
        throw new Error('nothing is streamed')
      },
    })
  }
  const tx = await directTx({
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new Heard(),
    createIntrospector: (of) => new SqliteIntrospector(of),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  })
  await rename(tx, { name: 'Ana' })
  return text
}

type Answer = Awaited<ReturnType<Send>>

const answerTo = (command: string): Answer => ({ command, rowCount: 0, oid: 0, fields: [], rows: [] })

/** A server that answers when it is told to. */
const server = () => {
  const sent: { text: string; answer: () => void; fail: (error: Error) => void }[] = []
  const say = conversationOver((text) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    sent.push({ text, answer: () => resolve(answerTo(text)), fail: reject })
    return promise
  })
  return { sent, say, texts: () => sent.map(({ text }) => text), answerAll: () => sent.map((one) => one.answer()) }
}

test('the begin goes along with the first statement', async () => {
  const { say, texts, answerAll } = server()
  await say('begin', [])
  expect(texts()).toEqual([])
  const first = say('select 1', [])
  expect(texts()).toEqual(['begin', 'select 1'])
  answerAll()
  expect(await first).toMatchObject({ command: 'select 1' })
})

test('what nobody reads is sent at once and waited for by the commit', async () => {
  const text = await unreadText()
  const { say, sent, texts, answerAll } = server()
  await say('begin', [])
  await say(text, [])
  await say(text, [])
  const ended = say('commit', [])
  expect(texts()).toEqual(['begin', text, text, 'commit'])
  sent.at(-1)?.answer()
  expect(await Promise.race([ended, Promise.resolve('waits')])).toBe('waits')
  answerAll()
  expect(await ended).toMatchObject({ command: 'commit' })
})

test('what went ahead and failed is told by the next statement, before its own failure', async () => {
  const text = await unreadText()
  for (const next of ['select 1', 'commit']) {
    const { say, sent } = server()
    await say('begin', [])
    await say(text, [])
    const waited = say(next, [])
    sent[0]?.answer()
    sent[1]?.fail(new Error('deadlock detected'))
    sent[2]?.fail(new Error('current transaction is aborted'))
    await expect(waited).rejects.toThrow('deadlock detected')
  }
})

test('a rollback succeeds whatever went ahead', async () => {
  const text = await unreadText()
  const { say, sent } = server()
  await say('begin', [])
  await say(text, [])
  const ended = say('rollback', [])
  sent[1]?.fail(new Error('no such row'))
  sent[2]?.answer()
  expect(await ended).toMatchObject({ command: 'rollback' })
})

test('outside a transaction everything is waited for', async () => {
  const text = await unreadText()
  const { say, sent } = server()
  const waited = say(text, [])
  sent[0]?.fail(new Error('no such row'))
  await expect(waited).rejects.toThrow('no such row')
})

test('an activity of an act that is not there fails its transaction whole, and nothing else', async () => {
  const app = await createTestApp()
  const { call, familyId, userId } = await app.member()
  const { id: childId } = await someChild(call)
  const at = '2026-11-20T10:00:00.000Z'
  const orphan = app.database.transact((tx) =>
    recordActivity(
      tx,
      { id: newId(at), familyId, userId, at },
      { childId, type: 'behavior', title: 'Waved', points: 5 },
    ),
  )
  await expect(orphan).rejects.toThrow(/foreign key/i)
  await award(call, childId, 3)
  expect(await childNow(call, childId)).toMatchObject({ points: 3 })
})
