interface Edit {
  file: string
  /** Stands in the file exactly once. */
  right: string
  wrong: string
}

/** A bug that somebody could have written, and the check that has to notice it. */
export interface SeededBug {
  name: string
  edits: readonly Edit[]
  noticedBy: string
}

const histories = 'src/server/ledger/mixed-histories.test.ts'
const replays = 'src/server/ledger/replays.test.ts'
const redeems = 'src/server/features/rewards/races.test.ts'
const checkIns = 'src/server/features/habits/races.test.ts'
const challenges = 'src/server/features/skills/edit-skill.test.ts'
const days = 'src/shared/time/day.test.ts'
const walks = 'src/shared/habits/rules.test.ts'
const wall = 'src/server/http/matrix.test.ts'

const edit = (file: string, right: string, wrong = ''): Edit => ({ file, right, wrong })

const assertOncePerDay =
  "  if (before.set.some(({ day, is }) => day === date && is === 'done')) throw new AppError('already_checked_in')\n"
const dayOnce = `    act_id text not null,
    unique (family_id, habit_id, day),
`

/** Twelve bugs of the kinds that a ledger has. */
export const seededBugs: readonly SeededBug[] = [
  {
    name: 'a rest that is held is taken one day too late',
    edits: [edit('src/shared/habits/rules.ts', 'days <= counts.held ?', 'days < counts.held ?')],
    noticedBy: walks,
  },
  {
    name: 'a balance that pays exactly is refused',
    edits: [edit('src/server/features/rewards/redeem.ts', 'if (points < cost)', 'if (points <= cost)')],
    noticedBy: redeems,
  },
  {
    name: 'a redeem goes below zero',
    edits: [edit('src/server/features/rewards/redeem.ts', 'if (points < cost)', 'if (points < 0)')],
    noticedBy: redeems,
  },
  {
    name: 'what a refused act did stays',
    edits: [
      edit(
        'src/server/db/transaction.ts',
        'outcome = isAlone ? { value: await work(tx) } : await inSavepoint(tx, work)',
        'outcome = await work(tx).then((value) => ({ value }), (error: unknown) => ({ error }))',
      ),
      edit(
        'src/server/db/transaction.ts',
        'return await db.transaction().execute(work)',
        'return await db.connection().execute((one) => work(one as Tx))',
      ),
    ],
    noticedBy: histories,
  },
  {
    name: 'a completed habit pays its bonus twice',
    edits: [
      edit(
        'src/server/features/habits/check-in.ts',
        'completed ? await pay(tx, act, habit, bonus) : paid',
        'completed ? await pay(tx, act, habit, 2 * bonus) : paid',
      ),
    ],
    noticedBy: checkIns,
  },
  {
    name: 'no unique index keeps a day of a habit single',
    edits: [
      edit('src/server/features/habits/check-in.ts', assertOncePerDay),
      edit('src/server/db/migrations/0002-modules.ts', dayOnce, '    act_id text not null,\n'),
    ],
    noticedBy: checkIns,
  },
  {
    name: 'a day has 86,400,000 milliseconds',
    edits: [
      edit(
        'src/shared/time/day.ts',
        'const midnight = dayNumber(day) * dayMs\n',
        "const midnight = dayNumber(day) * dayMs\n  if (day > '2019-01-01') return startOfDay('2019-01-01', zone) + midnight - dayNumber('2019-01-01') * dayMs\n",
      ),
    ],
    noticedBy: days,
  },
  {
    name: 'an act leaves the version of its child as it was',
    edits: [
      edit(
        'src/server/ledger/child-lock.ts',
        "({ version: row('version', '+', 1) })",
        "({ version: row('version', '+', 0) })",
      ),
    ],
    noticedBy: 'src/server/features/activities/unchanged.test.ts',
  },
  {
    name: 'an act is undone twice',
    edits: [
      edit('src/server/ledger/undo.ts', "    .where('undone_at', 'is', null)\n"),
      edit(
        'src/server/db/migrations/0001-main-job.ts',
        'create unique index activities_undoing',
        'create index activities_undoing',
      ),
    ],
    noticedBy: histories,
  },
  {
    name: 'a completed challenge pays again',
    edits: [
      edit(
        'src/server/features/skills/edit-skill.ts',
        'const completed = !skill.isCompleted && (reached || isCompleted === true)',
        'const completed = reached || isCompleted === true',
      ),
    ],
    noticedBy: challenges,
  },
  {
    name: 'a child of another family is let in',
    edits: [
      edit(
        'src/server/ledger/child-lock.ts',
        "db.selectFrom('children').select('version').where('family_id', '=', familyId).where('id', '=', childId)",
        "db.selectFrom('children').select('version').where('id', '=', childId).where('family_id', '!=', `-${familyId}`)",
      ),
    ],
    noticedBy: wall,
  },
  {
    name: 'a key is taken for another request',
    edits: [
      edit(
        'src/server/ledger/run-command.ts',
        "if (stored.request_hash !== expectedHash) throw new AppError('key_reused')",
      ),
    ],
    noticedBy: replays,
  },
]
