import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tables } from './tables.ts'
import type { Db, Tx } from './transaction.ts'

const ofFamily = ['family_id', 'id'] as const

/** Every table, in an order in which its rows can be written, with the columns that name a row. */
const everyTable = {
  users: ['id'],
  sessions: ['id'],
  accounts: ['id'],
  verifications: ['id'],
  families: ['id'],
  members: ['family_id', 'user_id'],
  invitations: ofFamily,
  children: ofFamily,
  acts: ofFamily,
  activities: ['family_id', 'child_id', 'sequence'],
  rewards: ofFamily,
  redemptions: ofFamily,
  badges: ofFamily,
  habits: ofFamily,
  check_ins: ofFamily,
  rests: ofFamily,
  skills: ofFamily,
  scores: ofFamily,
  completions: ofFamily,
  moments: ofFamily,
  feedback: ofFamily,
} as const satisfies Record<keyof Tables, readonly string[]>

export const tableNames = Object.keys(everyTable) as (keyof Tables)[]

type Row = Record<string, unknown>

const rowsAtOnce = 500

/** The rows of a table in the order of their names, some at a time, so that a large one does not fill the memory. */
async function* batchesOf(db: Db, table: keyof Tables): AsyncGenerator<Row[]> {
  const names: readonly string[] = everyTable[table]
  const place = sql.join(names.map((name) => sql.ref(name)))
  for (let after: Row | undefined; ;) {
    const rest = after ? sql`where (${place}) > (${sql.join(names.map((name) => after?.[name]))})` : sql``
    const query = sql<Row>`select * from ${sql.table(table)} ${rest} order by ${place} limit ${rowsAtOnce}`
    const { rows } = await query.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < rowsAtOnce) return
    after = rows.at(-1)
  }
}

/** What a table holds, so that two can be compared: how many rows, and a sum over all of them in any order. */
export interface Holding {
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

const counting = () => {
  let [rows, sum] = [0, 0n]
  return {
    add: (some: readonly Row[]) => {
      rows += some.length
      for (const row of some) sum = BigInt.asUintN(Number(sumBits), sum + hashOf(row))
    },
    held: (): Holding => ({ rows, sum: sum.toString(16) }),
  }
}

/** What a table holds now. */
export const holdingOf = async (db: Db, table: keyof Tables): Promise<Holding> => {
  const count = counting()
  for await (const rows of batchesOf(db, table)) count.add(rows)
  return count.held()
}

/** Copies every row of a table; gives what was copied. */
export const copyTable = async (from: Db, to: Tx, table: keyof Tables): Promise<Holding> => {
  const count = counting()
  for await (const rows of batchesOf(from, table)) {
    count.add(rows)
    await to.insertInto(table).values(rows).execute()
  }
  return count.held()
}

/** Whether a table has any row. */
export const hasRows = async (db: Db, table: keyof Tables): Promise<boolean> =>
  (await db.selectFrom(table).select(sql.lit(1).as('one')).limit(1).executeTakeFirst()) !== undefined
