import { sql, type Compilable, type CompiledQuery, type DialectAdapter, type Kysely, type QueryResult } from 'kysely'
import type { Tables } from './tables.ts'
import type { Db } from './transaction.ts'

class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })

/**
 * Creates a query that is built and compiled once per dialect, which costs more than running it. `build` gets
 * placeholders for the values of each run; a value that changes the shape of the query cannot be one.
 */
export const createPreparedQuery =
  <Values extends object>() =>
  <Row>(build: (db: Kysely<Tables>, values: Values) => Compilable<Row>) => {
    const compiledByDialect = new WeakMap<DialectAdapter, CompiledQuery<Row>>()
    const compile = (db: Db): CompiledQuery<Row> => {
      const { adapter } = db.getExecutor()
      const existing = compiledByDialect.get(adapter)
      if (existing) return existing
      const compiled = build(db as Kysely<Tables>, placeholders as Values).compile()
      compiledByDialect.set(adapter, compiled)
      return compiled
    }
    return (db: Db, values: Values): Promise<QueryResult<Row>> => {
      const compiled = compile(db)
      const parameters = compiled.parameters.map((p) => (p instanceof Placeholder ? Reflect.get(values, p.name) : p))
      return db.executeQuery<Row>({ ...compiled, parameters })
    }
  }

// SQLite re-plans a join, order or limit for each value of a bare parameter; a cast prevents that.

/** Casts a text parameter of a prepared query that joins, orders or limits. */
export const castToText = (value: string | null) => sql<string>`cast(${value} as text)`

/** Casts an integer parameter of a prepared query that joins, orders or limits. */
export const castToInteger = (value: number) => sql<number>`cast(${value} as bigint)`

/** Lists of values of a query, by name. */
type Lists = Readonly<Record<string, readonly string[]>>

/**
 * Creates a query like `createPreparedQuery` that also takes lists of texts; it is compiled once for each combination of their
 * lengths, which must be few.
 */
export const createPreparedListQuery =
  <Values extends object, Named extends Lists>() =>
  <Row>(build: (db: Kysely<Tables>, values: Values, lists: Named) => Compilable<Row>) => {
    const queries = new Map<string, (db: Db, values: Values) => Promise<QueryResult<Row>>>()
    const nameItem = (list: string, n: number) => `${list} ${n}`
    const prepare = (lists: Named) =>
      createPreparedQuery<Values>()<Row>((db, values) => {
        const entries = Object.entries(lists).map(([name, items]) => [
          name,
          items.map((_, n): unknown => Reflect.get(values, nameItem(name, n))),
        ])
        return build(db, values, Object.fromEntries(entries) as Named)
      })
    return (db: Db, values: Values, lists: Named): Promise<QueryResult<Row>> => {
      const lengths = Object.values(lists).map(({ length }) => length)
      const key = lengths.join(' ')
      const query = queries.get(key) ?? prepare(lists)
      queries.set(key, query)
      const items = Object.entries(lists).flatMap(([name, list]) => list.map((item, n) => [nameItem(name, n), item]))
      return query(db, { ...values, ...(Object.fromEntries(items) as Record<string, string>) })
    }
  }
