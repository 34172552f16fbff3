import { sql, type Compilable, type CompiledQuery, type DialectAdapter, type Kysely, type QueryResult } from 'kysely'
import type { Tables } from './tables.ts'
import type { Db, Tx } from './transaction.ts'

class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) })

type Build<Values, Row> = (db: Kysely<Tables>, slots: Values) => Compilable<Row>

const compiledOnce = <Values extends object, Row>(
  build: Build<Values, Row>,
  made: (compiled: CompiledQuery<Row>) => void = () => undefined,
) => {
  const kept = new WeakMap<DialectAdapter, CompiledQuery<Row>>()
  const compiledFor = (db: Db): CompiledQuery<Row> => {
    const { adapter } = db.getExecutor()
    const known = kept.get(adapter)
    if (known) return known
    const compiled = build(db as Kysely<Tables>, slots as Values).compile()
    kept.set(adapter, compiled)
    made(compiled)
    return compiled
  }
  return (db: Db, values: Values): Promise<QueryResult<Row>> => {
    const compiled = compiledFor(db)
    const parameters = compiled.parameters.map((p) => (p instanceof Slot ? Reflect.get(values, p.name) : p))
    return db.executeQuery<Row>({ ...compiled, parameters })
  }
}

/**
 * A query that is built and compiled once for each kind of database, because that costs more than running it. The slots
 * stand for the values given at each run; a value that decides the shape of the query cannot be a slot.
 */
export const prepared =
  <Values extends object>() =>
  <Row>(build: Build<Values, Row>) =>
    compiledOnce(build)

const unread = new Set<string>()

/** Whether nobody reads what a statement answers: within a transaction it need not be waited for before the commit. */
export const isUnread = (text: string): boolean => unread.has(text)

/** The same for a write whose answer nobody reads, not even how many rows it met. */
export const preparedWrite =
  <Values extends object>() =>
  (build: Build<Values, unknown>) => {
    const run = compiledOnce(build, ({ sql: text }) => unread.add(text))
    return async (tx: Tx, values: Values): Promise<void> => void (await run(tx, values))
  }

// SQLite plans a join, an order or a limit anew for each value of a bare parameter; behind a cast it does not look.

/** A text given to a prepared query that joins, orders or limits. */
export const asText = (value: string) => sql<string>`cast(${value} as text)`

/** A whole number given to a prepared query that joins, orders or limits. */
export const asInteger = (value: number) => sql<number>`cast(${value} as bigint)`
