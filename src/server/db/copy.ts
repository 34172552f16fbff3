import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tables } from './tables.ts'
import type { Db, Tx } from './transaction.ts'

const familyKey = ['family_id', 'id'] as const

/** The primary key of every table; the tables in an order in which rows can be inserted. */
const primaryKeys = {
  users: ['id'],
  sessions: ['id'],
  accounts: ['id'],
  verifications: ['id'],
  families: ['id'],
  members: ['family_id', 'user_id'],
  invitations: familyKey,
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

/** The number of rows of a table and the sum of their hashes, which does not depend on their order. */
export interface TableDigest {
  rows: number
  sum: string
}

const sumBits = 256n

const hashOf = (row: Row): bigint => {
  const cells = Object.keys(row)
    .toSorted()
    .map((name) => [name, row[name]])
  return BigInt(`0x${hash('sha256', JSON.stringify(cells))}`)
}

const createDigest = () => {
  let [rows, sum] = [0, 0n]
  return {
    add: (some: readonly Row[]) => {
      rows += some.length
      for (const row of some) sum = BigInt.asUintN(Number(sumBits), sum + hashOf(row))
    },
    result: (): TableDigest => ({ rows, sum: sum.toString(16) }),
  }
}

/** Returns the digest of a table. */
export const digestTable = async (db: Db, table: keyof Tables): Promise<TableDigest> => {
  const digest = createDigest()
  for await (const rows of readBatches(db, table)) digest.add(rows)
  return digest.result()
}

/** Copies every row of a table and returns the digest of the copied rows. */
export const copyTable = async (from: Db, to: Tx, table: keyof Tables): Promise<TableDigest> => {
  const digest = createDigest()
  for await (const rows of readBatches(from, table)) {
    digest.add(rows)
    await to.insertInto(table).values(rows).execute()
  }
  return digest.result()
}

/** Returns whether a table has any row. */
export const hasRows = async (db: Db, table: keyof Tables): Promise<boolean> =>
  (await db.selectFrom(table).select(sql.lit(1).as('one')).limit(1).executeTakeFirst()) !== undefined
