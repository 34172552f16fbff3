import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { listBadges } from '#shared/badges/contract.ts'
import { getQuickList, putQuickList } from '#shared/behaviors/contract.ts'
import { deleteChild, editChild, listChildren } from '#shared/children/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { exportFamily, type FamilyFile } from '#shared/export/contract.ts'
import { deleteHabit, editHabit, listHabits, restHabit } from '#shared/habits/contract.ts'
import { deleteMoment, editMoment, listMoments } from '#shared/moments/contract.ts'
import { deleteReward, editReward, giveRedemption, listRedemptions, listRewards } from '#shared/rewards/contract.ts'
import { deleteSkill, editSkill, listScores, listSkills } from '#shared/skills/contract.ts'
import { getPace, getWeeklyStats } from '#shared/stats/contract.ts'
import { addDays, dayIn } from '#shared/time/day.ts'
import { hourMs } from '#shared/time/duration.ts'
import { verify } from '#server/ledger/verify.ts'
import { corpus } from '#server/testing/corpus.ts'
import {
  award,
  deduct,
  outcomes,
  quickComplete,
  redeem,
  score,
  someChild,
  someMoment,
  someReward,
  someSkill,
  timeline,
} from '#server/testing/factories.ts'
import { countOf, tell } from '#server/testing/figures.ts'
import { checkIn, someHabit } from '#server/testing/habits.ts'
import { createTestApp, type Member, type TestApp } from '#server/testing/harness.ts'
import { importCommand } from './import.ts'

/** Takes a family to another home, where somebody owns it; gives what is said there of it. */
const takeTo = async ({ database, clock }: TestApp, owner: Member, file: FamilyFile): Promise<FamilyFile> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-trip-'))
  const name = path.join(folder, 'family.json')
  writeFileSync(name, JSON.stringify(file))
  const bench = { database, baseUrl: 'http://localhost:3000', now: clock.now(), print: () => undefined }
  await importCommand(bench, [name, `--owner=${owner.userId}@example.org`])
  rmSync(folder, { recursive: true, force: true })
  return owner.call(exportFamily, {})
}

/** A file or an answer with people by their names: their ids are new in each home, and roles are the home's. */
const byName = (told: unknown, { members }: FamilyFile): unknown => {
  let text = JSON.stringify(told)
  for (const { id, name } of members) text = text.replaceAll(id, name)
  return JSON.parse(text)
}

const sameFile = (file: FamilyFile) => {
  const members = file.members.map(({ name }) => name).toSorted()
  return { ...(byName(file, file) as object), members }
}

/** Everything that the screens show of a child. */
const shownOf = async (call: Call, childId: string) => {
  const ofChild = { params: { childId } }
  const skills = await call(listSkills, ofChild)
  const scores = skills.map(({ id }) => call(listScores, { params: { id }, query: {} }))
  return {
    children: await call(listChildren, {}),
    habits: await call(listHabits, ofChild),
    skills,
    scores: await Promise.all(scores),
    moments: await call(listMoments, { ...ofChild, query: {} }),
    rewards: await call(listRewards, { query: { childId } }),
    redemptions: await call(listRedemptions, { query: { childId } }),
    badges: await call(listBadges, ofChild),
    quick: await call(getQuickList, ofChild),
    week: await call(getWeeklyStats, ofChild),
    pace: await call(getPace, ofChild),
    timeline: await timeline(call, childId),
  }
}

type Doing = (n: number) => Promise<unknown>

/** A family of two who care for a child with one thing of each kind, and what they may do. */
const beginning = async (app: TestApp) => {
  const ana = await app.member({ name: 'Ana', timeZone: 'Europe/Madrid' })
  const ben = await app.member({ name: 'Ben', familyId: ana.familyId })
  const { call } = ana
  const { id: childId } = await someChild(call)
  const other = await someChild(ben.call, 'Leo')
  const [habit, skill] = [await someHabit(call, childId, { targetDays: 2 }), await someSkill(call, childId)]
  const reward = await someReward(call, childId, 5)
  const moment = await someMoment(call, childId, { content: 'Snow' })
  const acts = [moment.actId]
  const kept = async (doing: Promise<{ actId: string }>) => void acts.push((await doing).actId)
  const own = { params: { habitId: habit.id } }
  const day = (n: number) => addDays(dayIn(app.clock.now(), 'Europe/Madrid'), n)
  const does: Record<string, Doing> = {
    award: (n) => kept(award(n % 2 ? call : ben.call, childId, n + 1, `Deed ${n}`)),
    other: (n) => award(ben.call, other.id, n + 1),
    deduct: (n) => kept(deduct(ben.call, childId, n + 1)),
    today: () => kept(checkIn(call, habit.id, day(0))),
    check: (n) => kept(checkIn(ben.call, habit.id, day(-(n % 7)))),
    rest: (n) => call(restHabit, { ...own, body: { from: day(-(n % 6)), to: day(n % 3), rest: n % 4 > 0 } }),
    raise: (n) => call(editHabit, { ...own, body: { targetDays: 3 + n } }),
    score: (n) => kept(score(ben.call, skill.id, n)),
    complete: () => kept(quickComplete(call, skill.id)),
    redeem: () => kept(redeem(call, reward)),
    give: async (n) => {
      const promises = await call(listRedemptions, { query: { childId } })
      await call(giveRedemption, { params: { id: promises[n % Math.max(1, promises.length)]?.id ?? childId } })
    },
    moment: (n) => kept(someMoment(ben.call, childId, { content: `Day ${n}`, date: day(-n) })),
    arrange: (n) => call(putQuickList, { params: { childId }, body: [{ title: 'Sang', points: n + 1 }] }),
    rename: (n) => call(editChild, { params: { id: childId }, body: { name: `Mia ${n}`, avatarUrl: '🐻' } }),
    undo: (n) => kept(call(undoAct, { params: { id: acts.at(-1 - (n % 5)) ?? childId } })),
    pass: async (n) => app.clock.forward({ hours: 11 * (n % 5) }),
    deleteMoment: () => call(deleteMoment, { params: { id: moment.id } }),
    deleteHabit: () => call(deleteHabit, own),
    deleteSkill: () => call(deleteSkill, { params: { id: skill.id } }),
    deleteReward: () => call(deleteReward, { params: { id: reward.id } }),
    deleteChild: () => call(deleteChild, { params: { id: other.id } }),
  }
  return { ana, childId, does }
}

const often = { award: 3, today: 5, check: 3, score: 2, redeem: 2, give: 2, undo: 5, pass: 5 } as Record<string, number>
const names = ['award', 'other', 'deduct', 'today', 'check', 'rest', 'raise', 'score', 'complete', 'redeem', 'give']
const rare = ['moment', 'arrange', 'rename', 'undo', 'pass']
const ends = ['deleteMoment', 'deleteHabit', 'deleteSkill', 'deleteReward', 'deleteChild']
const weighted = [...names, ...rare, ...ends].flatMap((one) => Array.from({ length: often[one] ?? 1 }, () => one))
const steps = fc.array(fc.tuple(fc.constantFrom(...weighted), fc.nat(12)), { minLength: 5, maxLength: 30, size: 'max' })

const onSqlite = inject('database') === 'sqlite'
const trips = countOf(onSqlite ? 20 : 8, 1000)

test(
  'a family with any history is the same after a trip to another home',
  { timeout: 4 * hourMs },
  async ({ task }) => {
    const [here, there] = [await createTestApp(), await createTestApp()]
    const property = fc.asyncProperty(steps, async (lived) => {
      const { ana, childId, does } = await beginning(here)
      for (const [name, n] of lived) {
        const [outcome = ''] = await outcomes([does[name]?.(n) ?? Promise.reject(new Error(name))])
        expect(outcome).toMatch(/^(done|409 \w+|404 not_found|400 invalid_input)$/)
      }
      there.clock.forward({ seconds: (here.clock.now() - there.clock.now()) / 1000 })
      const left = await ana.call(exportFamily, {})
      const owner = await there.member({ name: 'Ana' })
      const come = await takeTo(there, owner, left)
      expect(sameFile(come)).toEqual(sameFile(left))
      expect(byName(await shownOf(owner.call, childId), come)).toEqual(byName(await shownOf(ana.call, childId), left))
    })
    await fc.assert(property, { seed: inject('seed'), numRuns: trips, endOnFailure: true })
    const faults = [...(await verify(here.database.db)), ...(await verify(there.database.db))]
    tell(
      { task },
      { check: 'T28', what: 'random families exported, imported and compared', count: trips, wrong: faults.length },
    )
    expect(faults).toEqual([])
  },
)

interface Field {
  add(call: Call, childId: string, text: string): Promise<{ id: string }>
  change?(call: Call, id: string, text: string): Promise<unknown>
}

const description = 'x'
const fields: Record<string, Field> = {
  'rewards.title': {
    add: (call, childId, text) => someReward(call, childId, 5, text),
    change: (call, id, title) => call(editReward, { params: { id }, body: { title } }),
  },
  'rewards.description': {
    add: (call, childId) => someReward(call, childId),
    change: (call, id, text) => call(editReward, { params: { id }, body: { description: text } }),
  },
  'habits.title': {
    add: (call, childId, title) => someHabit(call, childId, { title, description }),
    change: (call, id, title) => call(editHabit, { params: { habitId: id }, body: { title } }),
  },
  'habits.cue': {
    add: (call, childId, cue) => someHabit(call, childId, { cue }),
    change: (call, id, cue) => call(editHabit, { params: { habitId: id }, body: { cue } }),
  },
  'skills.title': {
    add: (call, childId, title) => someSkill(call, childId, { title }),
    change: (call, id, title) => call(editSkill, { params: { id }, body: { title } }),
  },
  'skills.targetUnit': {
    add: (call, childId, targetUnit) => someSkill(call, childId, { targetUnit }),
    change: (call, id, targetUnit) => call(editSkill, { params: { id }, body: { targetUnit } }),
  },
  'moments.content': {
    add: (call, childId, content) => someMoment(call, childId, { content }),
    change: (call, id, content) => call(editMoment, { params: { id }, body: { content } }),
  },
  'timeline.title': { add: (call, childId, title) => award(call, childId, 1, title) },
  'children.name': {
    add: async (_, id) => ({ id }),
    change: (call, id, name) => call(editChild, { params: { id }, body: { name } }),
  },
}

interface Written {
  childId: string
  /** Where it is shown, such as `rewards.title`. */
  field: string
  id: string
  /** What it must read; null for nothing. */
  reads: string | null
}

/** Writes a text wherever there is a field for it: once when something is added, once when it is changed. */
const writeAll = async (call: Call, text: string): Promise<Written[]> => {
  const { id: childId } = await someChild(call)
  const written: Written[] = []
  for (const [field, { add, change }] of Object.entries(fields)) {
    const tries = [
      () => add(call, childId, text),
      async () => {
        const made = await add(call, childId, description)
        await change?.(call, made.id, text)
        return made
      },
    ]
    for (const [n, write] of tries.entries()) {
      if (n === 1 ? !change : field === 'children.name' || field === 'rewards.description') continue
      await write().then(
        ({ id }) => written.push({ childId, field, id, reads: text.trim() || null }),
        (error: unknown) => expect(String(error)).toContain('400'),
      )
    }
  }
  return written
}

const wrongIn = async (call: Call, written: readonly Written[]): Promise<Written[]> => {
  const shown = new Map<string, unknown>()
  for (const childId of new Set(written.map((one) => one.childId))) {
    const lists = Object.entries(await shownOf(call, childId)).filter(([, rows]) => Array.isArray(rows))
    const rows = lists.flatMap(([list, of]) => (of as Record<string, unknown>[]).map((row) => ({ list, row })))
    for (const { list, row } of rows) {
      for (const [name, value] of Object.entries(row)) shown.set(`${list}.${name} ${String(row['id'])}`, value)
    }
  }
  return written.filter(({ field, id, reads }) => shown.get(`${field} ${id}`) !== reads)
}

const texts = corpus.flatMap((json) => {
  const value: unknown = JSON.parse(json)
  return typeof value === 'string' ? [value] : []
})

const childrenOfFamily = 40

test('every text is the same after it was written, changed, listed and taken to another home', async ({ task }) => {
  const [here, there] = [await createTestApp(), await createTestApp()]
  // Some of every kind, since texts of one kind stand side by side.
  const step = Math.floor(texts.length / countOf(onSqlite ? 40 : 15, texts.length))
  const some = texts.filter((_, n) => (n + inject('seed')) % step === 0)
  let [count, wrong] = [0, 0]
  for (let at = 0; at < some.length; at += childrenOfFamily) {
    const [ana, owner] = [await here.member(), await there.member()]
    const written: Written[] = []
    for (const text of some.slice(at, at + childrenOfFamily)) written.push(...(await writeAll(ana.call, text)))
    await takeTo(there, owner, await ana.call(exportFamily, {}))
    const changed = [...(await wrongIn(ana.call, written)), ...(await wrongIn(owner.call, written))]
    count += written.length
    wrong += changed.length
    expect(changed).toEqual([])
  }
  tell({ task }, { check: 'T28', what: 'texts the same on every list, here and after a trip', count, wrong })
  expect(count).toBeGreaterThan(some.length)
})
