import { createEdit, type PlantedFault } from './planted-fault.ts'
import { faultsOfAccess } from './planted-faults-of-access.ts'

const historiesTest = 'src/server/ledger/random-history-consistency.test.ts'
const replaysTest = 'src/server/ledger/repeated-requests.test.ts'
const redeemsTest = 'src/server/features/rewards/races.test.ts'
const checkInsTest = 'src/server/features/habits/races.test.ts'
const challengesTest = 'src/server/features/skills/edit-skill.test.ts'
const daysTest = 'src/shared/time/day.test.ts'
const streaksTest = 'src/shared/habits/rules.test.ts'
const idAccessTest = 'src/server/http/id-access.test.ts'

const oncePerDaySource =
  "  if (before.set.some(({ day, is }) => day === date && is === 'done')) throw new AppError('already_checked_in')\n"
const uniqueDaySource = "'day', 'act_id')},\n    unique (family_id, habit_id, day),\n"

/** Mistakes of the kinds that are made in a ledger. */
const faultsOfLedger: readonly PlantedFault[] = [
  {
    name: 'a missed day uses a held rest one day too late',
    edits: [createEdit('src/shared/habits/rules.ts', 'days <= counts.held ?', 'days < counts.held ?')],
    caughtBy: streaksTest,
  },
  {
    name: 'a redemption that costs the whole balance is rejected',
    edits: [createEdit('src/server/features/rewards/redeem.ts', 'if (points < cost)', 'if (points <= cost)')],
    caughtBy: redeemsTest,
  },
  {
    name: 'a redemption overdraws the balance',
    edits: [createEdit('src/server/features/rewards/redeem.ts', 'if (points < cost)', 'if (points < 0)')],
    caughtBy: redeemsTest,
  },
  {
    name: 'the changes of a rejected command are committed',
    edits: [
      createEdit(
        'src/server/db/transaction.ts',
        'outcome = isAlone ? { value: await work(tx) } : await runInSavepoint(tx, work)',
        'outcome = await work(tx).then((value) => ({ value }), (error: unknown) => ({ error }))',
      ),
      createEdit(
        'src/server/db/transaction.ts',
        'return await db.transaction().execute(work)',
        'return await db.connection().execute((one) => work(one as Tx))',
      ),
    ],
    caughtBy: historiesTest,
  },
  {
    name: 'a completed habit pays its bonus twice',
    edits: [
      createEdit(
        'src/server/features/habits/check-in.ts',
        'completed ? await recordHabitPoints(tx, act, habit, date, bonus) : paid',
        'completed ? await recordHabitPoints(tx, act, habit, date, 2 * bonus) : paid',
      ),
    ],
    caughtBy: checkInsTest,
  },
  {
    name: 'a check-in of an earlier day stands under the day of its act',
    edits: [
      createEdit(
        'src/server/features/habits/check-in.ts',
        "{ childId, type: 'habit', title, points, iconName: difficulty, metadata, day }",
        "{ childId, type: 'habit', title, points, iconName: difficulty, metadata, day: act.day || day }",
      ),
    ],
    caughtBy: historiesTest,
  },
  {
    name: 'a day can be checked in twice',
    edits: [
      createEdit('src/server/features/habits/check-in.ts', oncePerDaySource),
      createEdit('src/server/db/migrations/0002-modules.ts', uniqueDaySource, "'day', 'act_id')},\n"),
    ],
    caughtBy: checkInsTest,
  },
  {
    name: 'a day has 86,400,000 milliseconds',
    edits: [
      createEdit(
        'src/shared/time/day.ts',
        'const midnight = toDayNumber(day) * dayMs\n',
        "const midnight = toDayNumber(day) * dayMs\n  if (day > '2019-01-01') return startOfDay('2019-01-01', zone) + midnight - toDayNumber('2019-01-01') * dayMs\n",
      ),
    ],
    caughtBy: daysTest,
  },
  {
    name: 'an act does not bump the version of its child',
    edits: [
      createEdit(
        'src/server/ledger/child-lock.ts',
        "({ version: row('version', '+', 1) })",
        "({ version: row('version', '+', 0) })",
      ),
    ],
    caughtBy: 'src/server/features/activities/etags.test.ts',
  },
  {
    name: 'an act can be undone twice',
    edits: [
      createEdit('src/server/ledger/undo.ts', "    .where('undone_at', 'is', null)\n"),
      createEdit(
        'src/server/db/migrations/0001-main-job.ts',
        'create unique index activities_undoing',
        'create index activities_undoing',
      ),
    ],
    caughtBy: historiesTest,
  },
  {
    name: 'a completed challenge pays again',
    edits: [
      createEdit(
        'src/server/features/skills/edit-skill.ts',
        'const completed = !skill.isCompleted && (reached || isCompleted === true)',
        'const completed = reached || isCompleted === true',
      ),
    ],
    caughtBy: challengesTest,
  },
  {
    name: 'a child of another family is accessible',
    edits: [
      createEdit(
        'src/server/ledger/child-lock.ts',
        "db.selectFrom('children').select('version').where('family_id', '=', familyId).where('id', '=', childId)",
        "db.selectFrom('children').select('version').where('id', '=', childId).where('family_id', '!=', `-${familyId}`)",
      ),
    ],
    caughtBy: idAccessTest,
  },
  {
    name: 'an idempotency key is accepted for another request',
    edits: [
      createEdit(
        'src/server/ledger/run-command.ts',
        "  if (stored.request_hash !== expectedHash) throw new AppError('key_reused')\n",
      ),
    ],
    caughtBy: replaysTest,
  },
]

/** Plausible mistakes; those of the ledger first. */
export const plantedFaults: readonly PlantedFault[] = [...faultsOfLedger, ...faultsOfAccess]
