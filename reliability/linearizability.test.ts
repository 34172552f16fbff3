import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createInstallation, startApp, type SignedInUser } from './app-process.ts'
import { findViolations, type ClientOperation, type BalanceRead, type LedgerRow } from './linearizability.ts'
import {
  sendOperation,
  chooseNextOperation,
  createRecordedFamily,
  readLedger,
  readBalances,
  type RecordedFamily,
  type SendMode,
} from './recorded-family.ts'

const familyCount = 20
const clientCount = 16

const sendModes: readonly SendMode[] = [
  'once',
  'once',
  'repeated',
  'concurrently',
  'once',
  'repeated',
  'concurrently',
  'aborted',
]

/** Returns a seeded random number generator. */
const createRandom = (seed: number) => {
  const values = fc.sample(fc.nat(0x7fffffff), { numRuns: 65_536, seed })
  let at = 0
  return (bound: number) => (values[at++ % values.length] ?? 0) % bound
}

interface Totals {
  requests: number
  violations: string[]
}

/** Sends requests until the total is reached, mostly to one family at a time. */
const sendRequests = async (
  recordedFamilies: readonly RecordedFamily[],
  totals: Totals,
  total: number,
  random: (bound: number) => number,
) => {
  while (totals.requests < total) {
    const hot = Math.floor(totals.requests / 500) % recordedFamilies.length
    const family = recordedFamilies[random(2) === 0 ? hot : random(recordedFamilies.length)]
    const child = family?.children[random(2)]
    const callers = random(2) === 0 ? family?.callers : family?.callers.toReversed()
    if (!family || !child || !callers?.[0]) throw new Error('There is a family for every number.')
    const kind = random(12)
    const operation = kind < 10 ? chooseNextOperation(child, kind, random(1000)) : null
    if (operation) {
      const { requests, violations } = await sendOperation(
        child,
        operation,
        callers,
        sendModes[random(sendModes.length)] ?? 'once',
      )
      totals.requests += requests
      totals.violations.push(...violations)
    } else {
      await readBalances(family, callers[0])
      totals.requests++
    }
  }
}

test('requests of 16 concurrent clients are linearizable', async (context) => {
  const total = sampleSize(600, 200_000)
  const installation = await createInstallation()
  const members: [SignedInUser, SignedInUser][] = []
  for (let n = 0; n < familyCount; n++) {
    const owner = await installation.member()
    members.push([owner, await installation.member({ familyId: owner.familyId })])
  }
  const app = await startApp(installation)
  const recordedFamilies = await Promise.all(members.map((two) => createRecordedFamily([app], two)))
  const totals: Totals = { requests: 0, violations: [] }
  const seed = inject('seed')
  await Promise.all(
    Array.from({ length: clientCount }, (_, n) =>
      sendRequests(recordedFamilies, totals, total, createRandom(seed + n)),
    ),
  )
  const violations = [...totals.violations]
  for (const { callers, children } of recordedFamilies) {
    for (const { childId, operations, reads } of children) {
      const [client] = callers
      if (client) violations.push(...findViolations(operations, reads, await readLedger(client, childId)))
    }
  }
  await app.end()
  violations.push(...(await installation.findDataFaults()))
  const result = { check: 'T3', what: 'requests of 16 clients in one history', count: totals.requests }
  reportCheck(context, { ...result, wrong: violations.length })
  expect(violations.slice(0, 20)).toEqual([])
})

const createOperation = (
  key: string,
  begun: number,
  ended: number,
  balance: number,
  more: Partial<ClientOperation> = {},
): ClientOperation => ({
  key,
  begun,
  ended,
  balance,
  outcome: 'ok',
  points: 5,
  ...more,
})
const createRow = (actId: string, points: number, undoes: string | null = null): LedgerRow => ({
  actId,
  points,
  undoes,
})
const consistentOperations = [
  createOperation('a', 0, 1, 5),
  createOperation('b', 2, 3, 10),
  createOperation('c', 4, 5, 5, { points: null, undoes: 'a' }),
]
const ledger = [createRow('a', 5), createRow('b', 5), createRow('c', -5, 'a')]
const consistentReads: BalanceRead[] = [
  { begun: 1.5, ended: 2.5, points: 10 },
  { begun: 2.6, ended: 4.5, points: 10 },
]

test('accepts a linearizable history', () => {
  expect(findViolations(consistentOperations, consistentReads, ledger)).toEqual([])
  const open = createOperation('d', 1, Infinity, 0, { outcome: 'unknown', balance: null })
  expect(findViolations([...consistentOperations, open], consistentReads, ledger)).toEqual([])
  expect(
    findViolations(
      [...consistentOperations.slice(0, 2), open],
      [],
      [createRow('a', 5), createRow('d', 5), createRow('b', 5)],
    ),
  ).not.toEqual([])
})

test.for<[string, readonly ClientOperation[], readonly BalanceRead[], readonly LedgerRow[]]>([
  ['an answered act that is lost', consistentOperations, [], [createRow('a', 5), createRow('c', -5, 'a')]],
  [
    'an act that is there twice',
    consistentOperations,
    [],
    [createRow('a', 5), createRow('b', 5), createRow('a', 5), createRow('c', -5, 'a')],
  ],
  [
    'an act that pays double',
    consistentOperations,
    [],
    [createRow('a', 5), createRow('b', 5), createRow('b', 5), createRow('c', -5, 'a')],
  ],
  ['an act that no client sent', consistentOperations.slice(0, 2), [], ledger],
  [
    'a rejected act with an effect',
    [...consistentOperations.slice(0, 2), createOperation('c', 4, 5, 5, { outcome: 'fail' })],
    [],
    ledger,
  ],
  ['a balance that never was', [createOperation('a', 0, 1, 6), ...consistentOperations.slice(1)], [], ledger],
  [
    'an order against the times',
    consistentOperations,
    [],
    [createRow('b', 5), createRow('a', 5), createRow('c', -5, 'a')],
  ],
  [
    'an undo of another amount',
    consistentOperations,
    [],
    [createRow('a', 5), createRow('b', 5), createRow('c', -4, 'a')],
  ],
  [
    'an act undone twice',
    [...consistentOperations, createOperation('d', 6, 7, 0, { points: null, undoes: 'a' })],
    [],
    [...ledger, createRow('d', -5, 'a')],
  ],
  ['a read of what was over', consistentOperations, [{ begun: 6, ended: 7, points: 10 }], ledger],
  ['a read of what had not begun', consistentOperations, [{ begun: 1.2, ended: 1.3, points: 10 }], ledger],
  [
    'a read that goes back behind another',
    [
      ...consistentOperations.slice(0, 1),
      createOperation('b', 2, 9, 10),
      createOperation('c', 10, 11, 5, { points: null, undoes: 'a' }),
    ],
    [
      { begun: 3, ended: 4, points: 10 },
      { begun: 5, ended: 6, points: 5 },
    ],
    ledger,
  ],
  [
    'a rejection for insufficient points despite a sufficient balance',
    [
      ...consistentOperations,
      createOperation('d', 6, 7, 0, { outcome: 'fail', rejected: { code: 'insufficient_points', cost: 5 } }),
    ],
    [],
    ledger,
  ],
])('reports %s', ([, history, reads, rows]) => {
  expect(findViolations(history, reads, rows)).not.toEqual([])
})
