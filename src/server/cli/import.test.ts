import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { getUser } from '#shared/auth/contract.ts'
import { undoAct } from '#shared/acts/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { exportFamily, type FamilyFile } from '#shared/export/contract.ts'
import { fileVersion } from '#shared/export/version.ts'
import { sendFeedback } from '#shared/feedback/contract.ts'
import { listRewards } from '#shared/rewards/contract.ts'
import { verify } from '#server/ledger/verify.ts'
import { OperatorError } from '#server/operator-error.ts'
import {
  award,
  getChild,
  redeem,
  recordScore,
  createChild,
  createReward,
  createSkill,
} from '#server/testing/factories.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { createTestApp, type Member, type TestApp } from '#server/testing/harness.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'glowjar-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

const addressOf = ({ userId }: Pick<Member, 'userId'>) => `${userId}@example.org`

const run = async (command: typeof importCommand, { database, clock }: TestApp, ...args: string[]) => {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  await command({ database, baseUrl: 'http://localhost:3000', now: clock.now(), print }, args)
  return lines
}

/** Creates another app with the future owner of the family. */
const createTarget = async (name = 'Ana') => {
  const app = await createTestApp()
  return { app, owner: await app.member({ name }) }
}

/** Imports a file with some content; returns the printed lines. */
const importContent = async (app: TestApp, owner: Pick<Member, 'userId'>, content: string | object) => {
  const file = path.join(folder, 'family.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return run(importCommand, app, file, `--owner=${addressOf(owner)}`)
}

const rowsOf = async ({ database: { db } }: TestApp) => {
  const tables = ['families', 'members', 'children', 'acts', 'activities', 'rewards', 'habits', 'moments'] as const
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
}

test('export and import move a family to another installation', async () => {
  const here = await createTestApp()
  const ana = await createFullFamily(here)
  const file = path.join(folder, 'ours.json')
  const said = await run(exportCommand, here, addressOf(ana), `--to=${file}`)
  expect(said[0]).toBe(`Everything of the family "Ana" is in ${file}`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const { app, owner } = await createTarget()
  const told = await run(importCommand, app, file, `--owner=${addressOf(owner)}`)
  expect(told).toEqual([
    expect.stringMatching(
      /^Imported the family "Ana": 2 children, \d+ lines of the timeline\. All sums were checked\.$/,
    ),
    `${addressOf(owner)} is its owner, in place of Ana.`,
    expect.stringMatching(/^Former members: .+\. They can join again by invitation\.$/),
  ])
  expect(await owner.call(listChildren, {})).toEqual(await ana.call(listChildren, {}))
  expect(await verify(app.database.db)).toEqual([])
  const { family } = await owner.call(getUser, {})
  expect(family.members).toEqual([{ id: owner.userId, name: 'Ana', role: 'owner' }])
  expect(family.former.length).toBeGreaterThan(0)
  expect(family.id).not.toBe(ana.familyId)
  expect(await app.database.db.selectFrom('families').select('id').execute()).toEqual([{ id: family.id }])
})

test('an import keeps the feedback of the new owner', async () => {
  const { app, owner } = await createTarget()
  await owner.call(sendFeedback, { body: { feedbackType: 'bug', subject: 'The jar', message: 'It tipped over.' } })
  await importContent(app, owner, await (await createFullFamily(await createTestApp())).call(exportFamily, {}))
  const { family } = await owner.call(getUser, {})
  const kept = await app.database.db.selectFrom('feedback').select(['family_id', 'subject']).execute()
  expect(kept).toEqual([{ family_id: family.id, subject: 'The jar' }])
})

test('after an import acts can be undone, points earned and spent', async () => {
  const here = await createTestApp()
  const ana = await here.member()
  const mia = await createChild(ana.call)
  const { actId } = await award(ana.call, mia.id, 50)
  const reward = await createReward(ana.call, mia.id, 30)
  const promised = await redeem(ana.call, reward)
  const skill = await createSkill(ana.call, mia.id, { targetValue: 10 })
  const won = await recordScore(ana.call, skill.id, 12)
  const { app, owner } = await createTarget()
  await importContent(app, owner, await ana.call(exportFamily, {}))
  for (const id of [won.actId, promised.actId, actId]) await owner.call(undoAct, { params: { id } })
  expect(await getChild(owner.call, mia.id)).toMatchObject({ points: 0, pointsEarned: 0 })
  await award(owner.call, mia.id, 40)
  const [again] = await owner.call(listRewards, { query: { childId: mia.id } })
  expect(await redeem(owner.call, again ?? reward)).toMatchObject({ balance: 10 })
  expect(await verify(app.database.db)).toEqual([])
})

test('exports by address or family id and overwrites nothing', async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const file = path.join(folder, 'ours.json')
  await run(exportCommand, app, ana.familyId, `--to=${file}`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(await ana.call(exportFamily, {}))
  await expect(run(exportCommand, app, addressOf(ana), `--to=${file}`)).rejects.toThrow('the file exists already')
  const nobody = run(exportCommand, app, 'nobody@example.org', `--to=${file}2`)
  await expect(nobody).rejects.toThrow('nobody with a family has the address nobody@example.org')
  const none = run(exportCommand, app, ana.userId, `--to=${file}2`)
  await expect(none).rejects.toThrow(`there is no family ${ana.userId}`)
  for (const args of [[], ['a@b.org', 'c@d.org'], ['a@b.org', '--all']]) {
    await expect(run(exportCommand, app, ...args)).rejects.toThrow('glowjar export <email')
  }
})

test('two copies of one family can coexist', async () => {
  const app = await createTestApp()
  const ana = await createFullFamily(app)
  const file = await ana.call(exportFamily, {})
  const [ben, eva] = [await app.member({ name: 'Ben' }), await app.member({ name: 'Eva' })]
  for (const who of [ben, eva]) await importContent(app, who, file)
  await award(ben.call, ana.ids.child, 7)
  const [of, other, copy] = [ana, eva, ben].map(({ call }) => getChild(call, ana.ids.child))
  expect(await other).toEqual(await of)
  expect((await copy)?.points).toBe(((await of)?.points ?? 0) + 7)
  expect(await verify(app.database.db)).toEqual([])
})

test('an importing member is the same member in the copy, and the owner becomes a former member', async () => {
  const app = await createTestApp()
  const ana = await app.member({ name: 'Ana' })
  const ben = await app.member({ name: 'Ben', familyId: ana.familyId })
  const mia = await createChild(ana.call)
  await award(ben.call, mia.id)
  const file = await ana.call(exportFamily, {})
  await expect(importContent(app, ben, file)).rejects.toThrow('belongs to a family with children already')
  await app.database.transact((tx) => tx.deleteFrom('children').execute())
  expect(await importContent(app, ben, file)).toContain('Former members: Ana. They can join again by invitation.')
  expect((await ben.call(getUser, {})).family).toMatchObject({ members: [{ name: 'Ben' }], former: [{ name: 'Ana' }] })
})

type Child = FamilyFile['children'][number]

const last = <T>(list: readonly T[]): T => {
  const found = list.at(-1)
  if (found === undefined) throw new Error('There is nothing in the list.')
  return found
}

/** Changes the first child of a file, which has one of everything. */
const inChild = (change: (child: Child, file: FamilyFile) => void) => (file: FamilyFile) => {
  const [first] = file.children
  if (first) change(first, file)
  return file
}

const inFile = (change: (file: FamilyFile) => void) => inChild((_, file) => change(file))
const otherId = '019a9f3e-0000-7000-8000-00000000000a'
const when = '2026-11-20T10:00:00.000Z'

const invalidFiles: Record<string, readonly [(file: FamilyFile) => unknown, string]> = {
  'another format': [(file) => ({ ...file, format: 'other' }), 'it is not an export of Glowjar'],
  'a list instead': [() => [], 'it is not an export of Glowjar'],
  'text that is not JSON': [() => '{"format": "glowjar-family"', 'it is not JSON'],
  'a newer version': [
    (file) => ({ ...file, version: fileVersion + 1 }),
    `install a newer Glowjar, one that reads version ${fileVersion + 1}`,
  ],
  'a version that is not a whole number': [(file) => ({ ...file, version: 0.5 }), 'it is not an export of Glowjar'],
  'an unknown field': [(file) => ({ ...file, hash: 'x' }), 'hash: This field is not known.'],
  'a missing list': [({ acts: _, ...file }) => file, 'acts: This field is required.'],
  'a title that is too long': [
    inChild(({ rewards }) => void (last(rewards).title = 'x'.repeat(101))),
    'children.0.rewards.6.title: This is too long.',
  ],
  'a day that does not exist': [
    inChild(({ habits }) => void (last(last(habits).checkIns).date = '2026-02-30')),
    'children.0.habits.0.checkIns.0.date: This is not a day that exists.',
  ],
  'an instant that does not exist': [
    inChild((child) => void (child.createdAt = '2026-11-20T25:00:00.000Z')),
    'children.0.createdAt: invalid instant',
  ],
  'a control character': [
    inChild(({ moments }) => void (last(moments).content = 'a\u0000b')),
    'children.0.moments.0.content: This holds characters that are not allowed.',
  ],
  'a lone surrogate': [
    inChild((child) => void (child.name = 'a\ud800')),
    'children.0.name: This holds characters that are not allowed.',
  ],
  'a number as text': [
    inChild(({ activities }) => Object.assign(last(activities), { points: '10' })),
    'points: This has another type than expected.',
  ],
  'points beyond every limit': [
    inChild(({ activities }) => void (last(activities).points = 1e12)),
    'points: This is not a whole number within the limits.',
  ],
  'an effect of another kind': [
    inFile(({ acts }) => Object.assign(last(acts), { kind: 'undo' })),
    'effect: This has another type than expected.',
  ],
  'an unknown act': [inChild(({ activities }) => void (last(activities).actId = otherId)), 'actId: 019a9f3e'],
  'an act of another child': [
    inFile(({ children, acts }) => {
      const [one, other] = children
      for (const act of acts) if (act.childId === one?.id && act.kind === 'score') act.childId = other?.id ?? ''
    }),
    'children.0.skills.0.scores.0.actId: ',
  ],
  'an unknown member': [inFile(({ acts }) => void (last(acts).by = otherId)), 'by: 019a9f3e'],
  'two owners': [
    inFile(({ members }) => void members.push({ id: otherId, name: 'Eva', role: 'owner' })),
    'members: there must be one owner, not 2',
  ],
  'a duplicate id': [inChild(({ moments }) => void moments.push(last(moments))), 'children.0.moments.1.id: '],
  'two check-ins on one day': [
    inChild(({ habits }) => {
      const { checkIns } = last(habits)
      checkIns.push({ ...last(checkIns), id: otherId })
    }),
    'children.0.habits.0.checkIns.1.date: 2026-11-17 occurs twice',
  ],
  'an undo of an act that was not undone': [
    inFile(({ acts }) => void (last(acts).undoes = acts[0]?.id ?? null)),
    'undoes: is not undone by it',
  ],
  'points that are not the sum': [inChild((child) => void (child.points += 1)), 'the sum of its activities is'],
  'a best that is not a score': [
    inChild(({ skills }) => void (last(skills).currentBest = 99)),
    'current_best is 99; the highest score is 4',
  ],
  'a completed habit with too short a streak': [
    inChild(({ habits }) => void (last(habits).completedAt = when)),
    'is completed with a streak of 1 of 21',
  ],
}

test.for(Object.entries(invalidFiles))('rejects a file with %s and imports nothing', async ([, [change, says]]) => {
  const here = await createTestApp()
  const ana = await createFullFamily(here)
  const content = change(structuredClone(await ana.call(exportFamily, {})))
  const { app, owner } = await createTarget()
  const before = await rowsOf(app)
  const refused = importContent(app, owner, content as string | object)
  await expect(refused).rejects.toThrow(says)
  await expect(refused).rejects.toBeInstanceOf(OperatorError)
  expect(await rowsOf(app)).toEqual(before)
})

test('rejects an unknown account, a missing file and other arguments with what to do', async () => {
  const { app, owner } = await createTarget()
  const file = await owner.call(exportFamily, {})
  const unknown = importContent(app, { userId: 'nobody' }, file)
  await expect(unknown).rejects.toThrow('"glowjar user add nobody@example.org" creates an account')
  const missing = run(importCommand, app, path.join(folder, 'none.json'), `--owner=${addressOf(owner)}`)
  await expect(missing).rejects.toThrow('cannot be read')
  for (const args of [[], ['x.json'], ['x.json', 'y.json', '--owner=a@b.org'], ['x.json', '--to=y']]) {
    await expect(run(importCommand, app, ...args)).rejects.toThrow('glowjar import <file> --owner=<email>')
  }
})
