import { expect, test } from 'vitest'
import { exportFamily, type FamilyFile } from '#shared/export/contract.ts'
import { fileVersion } from '#shared/export/version.ts'
import { OperatorError } from '#server/operator-error.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { createImportTarget, importFileContent } from '#server/testing/cli-import.ts'

const readRows = async ({ database: { db } }: TestApp) => {
  const tables = ['families', 'members', 'children', 'acts', 'activities', 'rewards', 'habits', 'moments'] as const
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
}

type Child = FamilyFile['children'][number]

const getLast = <T>(list: readonly T[]): T => {
  const found = list.at(-1)
  if (found === undefined) throw new Error('There is nothing in the list.')
  return found
}

/** Returns a function that changes the first child of a file, which has one of everything. */
const changeChild = (change: (child: Child, file: FamilyFile) => void) => (file: FamilyFile) => {
  const [first] = file.children
  if (first) change(first, file)
  return file
}

const changeFile = (change: (file: FamilyFile) => void) => changeChild((_, file) => change(file))
const otherId = '019a9f3e-0000-7000-8000-00000000000a'
const timestamp = '2026-11-20T10:00:00.000Z'
const farAway = '9999-12-31T23:59:59.999Z'
const longAgo = '1969-12-31T23:59:59.999Z'
const yearOne = '0001-01-01T00:00:00.000Z'

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
    changeChild(({ rewards }) => void (getLast(rewards).title = 'x'.repeat(101))),
    'children.0.rewards.6.title: This is too long.',
  ],
  'a day that does not exist': [
    changeChild(({ habits }) => void (getLast(getLast(habits).checkIns).date = '2026-02-30')),
    'children.0.habits.0.checkIns.0.date: This is not a day that exists.',
  ],
  'an instant that does not exist': [
    changeChild((child) => void (child.createdAt = '2026-11-20T25:00:00.000Z')),
    'children.0.createdAt: invalid instant',
  ],
  'a control character': [
    changeChild(({ moments }) => void (getLast(moments).content = 'a\u0000b')),
    'children.0.moments.0.content: This holds characters that are not allowed.',
  ],
  'a lone surrogate': [
    changeChild((child) => void (child.name = 'a\ud800')),
    'children.0.name: This holds characters that are not allowed.',
  ],
  'a number as text': [
    changeChild(({ activities }) => Object.assign(getLast(activities), { points: '10' })),
    'points: This has another type than expected.',
  ],
  'points beyond every limit': [
    changeChild(({ activities }) => void (getLast(activities).points = 1e12)),
    'points: This is not a whole number within the limits.',
  ],
  'an effect of another kind': [
    changeFile(({ acts }) => Object.assign(getLast(acts), { kind: 'undo' })),
    'effect: This has another type than expected.',
  ],
  'an unknown act': [changeChild(({ activities }) => void (getLast(activities).actId = otherId)), 'actId: 019a9f3e'],
  'an act of another child': [
    changeFile(({ children, acts }) => {
      const [one, other] = children
      for (const act of acts) if (act.childId === one?.id && act.kind === 'score') act.childId = other?.id ?? ''
    }),
    'children.0.skills.0.scores.0.actId: ',
  ],
  'an unknown member': [changeFile(({ acts }) => void (getLast(acts).by = otherId)), 'by: 019a9f3e'],
  'two owners': [
    changeFile(({ members }) => void members.push({ id: otherId, name: 'Eva', role: 'owner' })),
    'members: there must be one owner, not 2',
  ],
  'a duplicate id': [changeChild(({ moments }) => void moments.push(getLast(moments))), 'children.0.moments.1.id: '],
  'two check-ins on one day': [
    changeChild(({ habits }) => {
      const { checkIns } = getLast(habits)
      checkIns.push({ ...getLast(checkIns), id: otherId })
    }),
    'children.0.habits.0.checkIns.1.date: 2026-11-17 occurs twice',
  ],
  'an undo of an act that was not undone': [
    changeFile(({ acts }) => void (getLast(acts).undoes = acts[0]?.id ?? null)),
    'undoes: is not undone by it',
  ],
  'a version that no further write could raise': [
    changeChild((child) => void (child.version = Number.MAX_SAFE_INTEGER)),
    'children.0.version: This is not a whole number within the limits.',
  ],
  'a sequence that no further write could exceed': [
    changeChild(({ activities }) => void (getLast(activities).sequence = Number.MAX_SAFE_INTEGER)),
    'sequence: This is not a whole number within the limits.',
  ],
  '51 children': [
    changeFile(({ children }) => {
      const empty = getLast(children)
      while (children.length < 51) children.push({ ...empty, id: otherId.slice(0, -2) + (10 + children.length) })
    }),
    'children: too many children',
  ],
  'an act in the year 9999': [changeFile(({ acts }) => void (getLast(acts).at = farAway)), `acts.`],
  'an activity in the future': [
    changeChild(({ activities }) => void (getLast(activities).createdAt = '2026-11-20T10:02:01.000Z')),
    'createdAt: 2026-11-20T10:02:01.000Z has not come yet',
  ],
  'a deletion in the future': [
    changeChild(({ moments }) => void (getLast(moments).deletedAt = farAway)),
    `children.0.moments.0.deletedAt: ${farAway} has not come yet`,
  ],
  'a family of the future': [
    changeFile(({ family }) => void (family.createdAt = farAway)),
    `family.createdAt: ${farAway} has not come yet`,
  ],
  'a check-in in the future': [
    changeChild(({ habits }) => void (getLast(getLast(habits).checkIns).date = '2026-11-22')),
    'children.0.habits.0.checkIns.0.date: 2026-11-22 has not come yet',
  ],
  'a rest too far ahead': [
    changeChild(({ habits }) => void getLast(habits).rests.push({ id: otherId, date: '2027-01-21' })),
    'children.0.habits.0.rests.0.date: 2027-01-21 has not come yet',
  ],
  'a birthday in the future': [
    changeChild((child) => void (child.birthday = '2026-11-22')),
    'children.0.birthday: 2026-11-22 has not come yet',
  ],
  'an act before 1970': [
    changeFile(({ acts }) => void (getLast(acts).at = longAgo)),
    `at: ${longAgo} is before 1970-01-01`,
  ],
  'an activity of the year 1': [
    changeChild(({ activities }) => void (getLast(activities).createdAt = yearOne)),
    `createdAt: ${yearOne} is before 1970-01-01`,
  ],
  'a child of the year 1': [
    changeChild((child) => void (child.createdAt = yearOne)),
    `children.0.createdAt: ${yearOne} is before 1970-01-01`,
  ],
  'a file of the year 1': [changeFile((file) => void (file.exportedAt = yearOne)), `exportedAt: ${yearOne} is before`],
  'an agent before 1970': [
    changeFile(({ agents }) => void (getLast(agents).createdAt = longAgo)),
    `agents.0.createdAt: ${longAgo} is before 1970-01-01`,
  ],
  'an agent of the future': [
    changeFile(({ agents }) => void (getLast(agents).createdAt = farAway)),
    `agents.0.createdAt: ${farAway} has not come yet`,
  ],
  'a birthday before 1900': [
    changeChild((child) => void (child.birthday = '1899-12-31')),
    'children.0.birthday: 1899-12-31 is before 1900-01-01',
  ],
  'a check-in before 1970': [
    changeChild(({ habits }) => void (getLast(getLast(habits).checkIns).date = '1969-12-25')),
    'children.0.habits.0.checkIns.0.date: 1969-12-25 is before 1969-12-26',
  ],
  'a rest before 1970': [
    changeChild(({ habits }) => void getLast(habits).rests.push({ id: otherId, date: '0001-01-01' })),
    'children.0.habits.0.rests.0.date: 0001-01-01 is before 1969-12-26',
  ],
  'a moment before 1950': [
    changeChild(({ moments }) => void (getLast(moments).date = '1949-12-31')),
    'children.0.moments.0.date: 1949-12-31 is before 1950-01-01',
  ],
  'a field whose name controls the terminal': [
    (file) => ({ ...file, 'x\u001b[2J\ny': 1 }),
    String.raw`x\u{1b}[2J\u{a}y: This field is not known.`,
  ],
  'points that are not the sum': [changeChild((child) => void (child.points += 1)), 'the sum of its activities is'],
  'a best that is not a score': [
    changeChild(({ skills }) => void (getLast(skills).currentBest = 99)),
    'current_best is 99; the highest score is 4',
  ],
  'a completed habit with too short a streak': [
    changeChild(({ habits }) => void (getLast(habits).completedAt = timestamp)),
    'is completed with a streak of 1 of 21',
  ],
}

test.for(Object.entries(invalidFiles))(
  'rejects a file with %s and imports nothing [EXP-3]',
  async ([, [change, says]]) => {
    const here = await createTestApp()
    const ana = await createFullFamily(here)
    const content = change(structuredClone(await ana.call(exportFamily, {})))
    const { app, owner } = await createImportTarget()
    const before = await readRows(app)
    const rejected = importFileContent(app, owner, content as string | object)
    await expect(rejected).rejects.toThrow(says)
    await expect(rejected).rejects.toBeInstanceOf(OperatorError)
    expect(await readRows(app)).toEqual(before)
  },
)
