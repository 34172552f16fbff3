import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tables } from './tables.ts'
import type { Db, Tx } from './transaction.ts'

const familyKey = ['family_id', 'id'] as const

/** Columns of the primary key of every table; the tables are in an order in which rows can be inserted. */
const primaryKeys = {
  users: ['id'],
  sessions: ['id'],
  accounts: ['id'],
  verifications: ['id'],
  passkeys: ['id'],
  second_factors: ['user_id'],
  recovery_codes: ['user_id', 'code_hash'],
  remembered_devices: ['user_id', 'token_hash'],
  account_events: ['id'],
  families: ['id'],
  members: ['family_id', 'user_id'],
  invitations: familyKey,
  agents: familyKey,
  api_tokens: familyKey,
  children: familyKey,
  acts: familyKey,
  activities: ['family_id', 'child_id', 'sequence'],
  rewards: familyKey,
  redemptions: familyKey,
  badges: familyKey,
  habits: familyKey,
  check_ins: familyKey,
  rests: familyKey,
  skills: familyKey,
  scores: familyKey,
  completions: familyKey,
  moments: familyKey,
  feedback: familyKey,
  family_events: familyKey,
  jobs: ['kind', 'key'],
  webhooks: familyKey,
  webhook_deliveries: familyKey,
} as const satisfies Record<keyof Tables, readonly string[]>

export const tableNames = Object.keys(primaryKeys) as (keyof Tables)[]

type Row = Record<string, unknown>

const rowsPerBatch = 500

/** Yields the rows of a table in the order of its primary key, in batches, to bound the memory. */
async function* readBatches(db: Db, table: keyof Tables): AsyncGenerator<Row[]> {
  const columns: readonly string[] = primaryKeys[table]
  const key = sql.join(columns.map((column) => sql.ref(column)))
  for (let after: Row | undefined; ;) {
    const rest = after ? sql`where (${key}) > (${sql.join(columns.map((column) => after?.[column]))})` : sql``
    const query = sql<Row>`select * from ${sql.table(table)} ${rest} order by ${key} limit ${rowsPerBatch}`
    const { rows } = await query.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < rowsPerBatch) return
    after = rows.at(-1)
  }
}

const sumBits = 256

const hashRow = (row: Row): bigint => {
  const cells = Object.keys(row)
    .toSorted()
    .map((name) => [name, row[name]])
  return BigInt(`0x${hash('sha256', JSON.stringify(cells))}`)
}

/**
 * Returns the number of rows of a table and the sum of their hashes, which does not depend on their order. Each batch of
 * rows is given to `onRows`.
 */
export const digestTable = async (db: Db, table: keyof Tables, onRows?: (rows: Row[]) => Promise<unknown>) => {
  let [rows, sum] = [0, 0n]
  for await (const batch of readBatches(db, table)) {
    rows += batch.length
    for (const row of batch) sum = BigInt.asUintN(sumBits, sum + hashRow(row))
    await onRows?.(batch)
  }
  return { rows, sum: sum.toString(16) }
}

/** Copies every row of a table and returns the digest of the copied rows. */
export const copyTable = (from: Db, to: Tx, table: keyof Tables) =>
  digestTable(from, table, (rows) => to.insertInto(table).values(rows).execute())

/** Returns whether a table has any row. */
export const hasRows = async (db: Db, table: keyof Tables): Promise<boolean> =>
  (await db.selectFrom(table).select(sql.lit(1).as('one')).limit(1).executeTakeFirst()) !== undefined
