import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { startPostgres } from '#scripts/postgres.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { toIso } from '#server/ids.ts'
import { listDueJobs } from '#server/jobs/due-jobs-store.ts'
import type { Benchmark } from './context.ts'
import type { Measurement } from './measurements.ts'
import { createSampleCollector } from './statistics.ts'

const queueCount = 3000
const jobCounts = [1000, 30_000, 300_000]
const batchSize = 100

const createdAt = '2026-11-20T10:00:00.000Z'
const now = Date.parse('2026-11-21T10:00:00.000Z')
const nowText = toIso(now)
// Sorts by n, and is before now.
const dueAt = sql`'2026-11-20 ' || (1000000 + n)`

const numbers = (from: number, to: number) => sql`with recursive numbers (n) as
  (select cast(${from} as integer) union all select n + 1 from numbers where n + 1 < cast(${to} as integer))`

const insertFamilies = sql`insert into families (id, name, time_zone, created_at)
  ${numbers(0, queueCount)} select 'family ' || n, 'Ana', 'UTC', ${createdAt} from numbers`

/** Inserts the jobs from `start` to `end`, of 3,000 families in turn, in statements that stay below the time limit. */
const insertJobs = async ({ kysely }: Database, start: number, end: number) => {
  for (let from = start; from < end; from += 10_000) {
    await sql`insert into jobs (family_id, kind, key, due_at, attempts, payload, created_at)
      ${numbers(from, Math.min(from + 10_000, end))}
      select 'family ' || (n % ${sql.lit(queueCount)}), 'webhook', 'job ' || n, ${dueAt}, 0, '{}', ${dueAt}
      from numbers`.execute(kysely)
  }
}

// What finding jobs is compared with: every due job is read and sorted.
const rankAll = sql`select key from (
    select key, due_at, row_number() over (partition by coalesce(family_id, user_id, kind) order by due_at, key) as place
    from jobs where due_at <= ${nowText}) as due
  where place <= 10 order by place, due_at limit ${sql.lit(batchSize)}`

const measureMs = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const findBatch = async ({ db }: Database) => {
  const due = await listDueJobs(db, now, [])
  if (due.length !== batchSize) throw new Error(`${due.length} jobs were found.`)
}

const measureCount = async (database: Database, engine: string, count: number, rounds: number) => {
  const { kysely } = database
  await sql`analyze`.execute(kysely)
  const { add, medianOf } = createSampleCollector()
  for (let round = 0; round <= rounds; round++) {
    const find = await measureMs(() => findBatch(database))
    const rank = await measureMs(() => rankAll.execute(kysely))
    // The first round prepares the statements.
    if (round === 0) continue
    add('find', find)
    add('rank', rank)
  }
  return {
    label: `${batchSize} of ${count.toLocaleString('en')} due jobs found, ${engine}`,
    value: medianOf('find'),
    unit: 'ms',
    details: `${medianOf('rank').toFixed(1)} ms for ranking all`,
  }
}

const measureDatabase = async (database: Database, engine: string, rounds: number) => {
  await insertFamilies.execute(database.kysely)
  const measurements: Measurement[] = []
  let inserted = 0
  for (const count of jobCounts) {
    await insertJobs(database, inserted, count)
    inserted = count
    measurements.push(await measureCount(database, engine, count, rounds))
  }
  await database.close()
  return measurements
}

/** Measures how long it takes to find the next jobs while many of 3,000 families are due. */
export const measureJobs: Benchmark = async ({ folder, rounds }) => {
  const sqlite = await connect({ folder: mkdtempSync(path.join(folder, 'jobs-')) })
  const onSqlite = await measureDatabase(sqlite, 'SQLite', rounds)
  const server = await startPostgres({ durable: true })
  try {
    const postgres = await connect({ postgres: await server.createDatabase('glowjar') })
    return [...onSqlite, ...(await measureDatabase(postgres, 'PostgreSQL', rounds))]
  } finally {
    await server.stop()
  }
}
