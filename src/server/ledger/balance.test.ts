import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { getQuickList } from '#shared/behaviors/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { listRedemptions, listRewards } from '#shared/rewards/contract.ts'
import { hourMs } from '#shared/time/duration.ts'
import { someChild, timeline } from '#server/testing/factories.ts'
import { countOf, tell } from '#server/testing/figures.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { earnedOf, emptyModel, newKid, pointsOf, type Kid, type Model } from '#server/testing/model.ts'
import { histories } from '#server/testing/histories.ts'
import type { Family } from '#server/testing/telling.ts'

const sequences = inject('database') === 'sqlite' ? countOf(2000, 20_000) : countOf(150, 1000)

const begin = async (app: TestApp): Promise<{ model: Model; real: Family }> => {
  const ana = await app.member()
  const second = await app.member({ familyId: ana.familyId })
  const model = emptyModel()
  const { id, name } = await someChild(ana.call)
  newKid(model, id, name, await ana.call(listRewards, { query: { childId: id } }))
  return { model, real: { app, waited: 0, callers: [ana.call, second.call], sent: [] } }
}

const sum = (points: readonly (number | null)[]) => points.reduce<number>((all, one) => all + (one ?? 0), 0)

/** Holds everything the server shows of a child against the book. */
const compare = async ({ promises, wishes, deeds }: Model, { callers: [call] }: Family, kid: Kid) => {
  if (!call) throw new Error('nobody is there')
  const rows = await timeline(call, kid.id)
  const undone = new Set(deeds.filter((deed) => deed.undone).map(({ key }) => key))
  const actOf = new Map(rows.map((row) => [row.id, row.actId]))
  expect(rows.map((row) => [row.actId, row.points, row.undoes && actOf.get(row.undoes), row.undone])).toEqual(
    kid.lines.toReversed().map((line) => [line.act, line.points, line.undoes, undone.has(line.act)]),
  )
  expect(sum(rows.map(({ points }) => points))).toBe(pointsOf(kid))
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(await call(getQuickList, { params: { childId: kid.id } })).toEqual(kid.quick)
  const shown = (await call(listRewards, { query: { childId: kid.id } })).map(({ id, pointsCost }) => [id, pointsCost])
  const wished = wishes.filter((wish) => wish.kid === kid && !wish.deleted).map(({ id, cost }) => [id, cost])
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(wished))
  const promised = await call(listRedemptions, { query: { childId: kid.id } })
  const open = promises.filter((one) => one.kid === kid && !one.returned).map(({ id, given }) => [id, given])
  expect(Object.fromEntries(promised.map(({ id, givenAt }) => [id, givenAt !== null]))).toEqual(
    Object.fromEntries(open),
  )
}

const expectAlike = async (model: Model, real: Family) => {
  const kids = model.kids.filter((kid) => !kid.gone)
  const children = (await real.callers[0]?.(listChildren, {})) ?? []
  const facts = children.map(({ id, name, points, pointsEarned }) => ({ id, name, points, pointsEarned }))
  const wanted = kids.map((kid) => ({
    id: kid.id,
    name: kid.name,
    points: pointsOf(kid),
    pointsEarned: earnedOf(kid),
  }))
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
  expect(facts.toSorted(byId)).toEqual(wanted.toSorted(byId))
  for (const kid of kids) await compare(model, real, kid)
}

test(
  'after random histories the balance is the sum of the activities, as in a book of arrays [PTS-1, PTS-3]',
  { timeout: 12 * hourMs },
  async ({ task }) => {
    const app = await createTestApp({ start: '2026-01-01T00:00:00.000Z' })
    let played = 0
    const history = fc.asyncProperty(histories(40), async (commands) => {
      app.clock.set('2026-06-01T00:00:00.000Z')
      const { model, real } = await begin(app)
      await fc.asyncModelRun(() => ({ model, real }), commands)
      await expectAlike(model, real)
      played++
    })
    await fc.assert(history, { seed: inject('seed'), numRuns: sequences })
    tell({ task }, { check: 'T1', what: 'random histories against a book of arrays', count: played, wrong: 0 })
    expect(played).toBe(sequences)
  },
)
