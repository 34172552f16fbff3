import { expect, inject, test } from 'vitest'
import { addChild, listChildren } from '#shared/children/contract.ts'
import { describeOutcomes, createChild } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'
import type { Tx } from './transaction.ts'

const createAppWithChild = async () => {
  const { database, member } = await createTestApp()
  const { call, familyId } = await member()
  const { id } = await createChild(call)
  const version = async () => {
    const row = await database.db.selectFrom('children').select('version').where('id', '=', id).executeTakeFirst()
    return row?.version
  }
  const bump = (tx: Tx, by = 1) =>
    tx
      .updateTable('children')
      .set((row) => ({ version: row('version', '+', by) }))
      .where('family_id', '=', familyId)
      .where('id', '=', id)
      .execute()
  return { database, call, familyId, version, bump }
}

class BrokenError extends Error {}

test('a failed transaction leaves no writes [ANS-16, PTS-1]', async () => {
  const { database, version, bump } = await createAppWithChild()
  const failing = database.transact(async (tx) => {
    await bump(tx, 10)
    throw new BrokenError('half-way')
  })
  await expect(failing).rejects.toBeInstanceOf(BrokenError)
  expect(await version()).toBe(0)
})

test('of concurrent transactions, a failed one rolls back only its own writes', async () => {
  const { database, version, bump } = await createAppWithChild()
  const work = (n: number) =>
    database.transact(async (tx) => {
      await bump(tx, 10 ** n)
      if (n % 2 === 1) throw new BrokenError(`${n}`)
      return n
    })
  const settled = await Promise.allSettled([0, 1, 2, 3, 4].map(work))
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
  expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : null))).toEqual([0, null, 2, null, 4])
  expect(await version()).toBe(10_101)
})

test('a rejected statement rolls back only its own transaction', async () => {
  const { database, call, familyId, version, bump } = await createAppWithChild()
  const twice = database.transact(async (tx) => {
    await bump(tx, 10)
    await tx.insertInto('families').values({ id: familyId, name: 'Twice', time_zone: 'UTC', created_at: '' }).execute()
  })
  const ended = await Promise.allSettled([
    database.transact((tx) => bump(tx)),
    twice,
    database.transact((tx) => bump(tx)),
  ])
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await version()).toBe(2)
  await call(addChild, { body: { name: 'Leo' } })
})

test('work that awaits other work of the same turn does not deadlock', async () => {
  const { database, version, bump } = await createAppWithChild()
  const first = database.transact((tx) => bump(tx))
  await database.transact((tx) => bump(tx))
  await first
  await Promise.all(Array.from({ length: 100 }, () => database.transact((tx) => bump(tx))))
  expect(await version()).toBe(102)
})

test('a read outside a transaction does not see its uncommitted writes', async () => {
  const { database, version, bump } = await createAppWithChild()
  const seen: unknown[] = []
  let read: Promise<unknown> = Promise.resolve()
  await database
    .transact(async (tx) => {
      await bump(tx)
      read = version().then((found) => seen.push(found))
      if (inject('database') === 'postgres') await read
      throw new BrokenError('taken back')
    })
    .catch(() => undefined)
  await read
  expect(seen).toEqual([0])
})

test('a snapshot reads one point in time while other reads see new data', async () => {
  const { database, version, bump } = await createAppWithChild()
  await database.transact((tx) => bump(tx))
  const seen = await database.snapshot(async (db) => {
    const versions = () => db.selectFrom('children').select('version').execute()
    const first = await versions()
    await database.transact((tx) => bump(tx))
    return [...first, ...(await versions())].map((row) => row.version)
  })
  expect([seen, await version()]).toEqual([[1, 1], 2])
  const failing = database.snapshot(() => Promise.reject(new BrokenError('half-way')))
  await expect(failing).rejects.toBeInstanceOf(BrokenError)
  await database.transact((tx) => bump(tx))
  expect(await version()).toBe(3)
})

test('retries a transaction that PostgreSQL aborted because of a deadlock', async () => {
  const { database, familyId, call } = await createAppWithChild()
  await createChild(call, 'Leo')
  const [one, other] = await call(listChildren, {})
  const arrived = { count: 0, both: Promise.withResolvers<void>() }
  const rename = (tx: Tx, id = '', name = '') =>
    tx.updateTable('children').set({ name }).where('family_id', '=', familyId).where('id', '=', id).execute()
  const crossing = (first = '', second = '', name = '') => {
    let attempt = 0
    return database.transact(async (tx) => {
      await rename(tx, first, name)
      if (attempt++ === 0 && inject('database') === 'postgres') {
        if (++arrived.count === 2) arrived.both.resolve()
        await arrived.both.promise
      }
      await rename(tx, second, name)
    })
  }
  expect(await describeOutcomes([crossing(one?.id, other?.id, 'A'), crossing(other?.id, one?.id, 'B')])).toEqual([
    'done',
    'done',
  ])
  const names = (await call(listChildren, {})).map(({ name }) => name)
  expect(new Set(names).size).toBe(1)
})
