import * as z from 'zod/mini'

type Schema = z.core.$ZodType

/**
 * How a column is exported: under a name, under a name that files before version `since` lack (they get `absent`), or
 * not at all, with the reason.
 */
export type ColumnExport =
  | string
  | { readonly name: string; readonly since: number; readonly absent: unknown }
  | { readonly omit: string }

interface ColumnOptions<View extends string = string> {
  readonly export: ColumnExport
  /** Its name in responses; absent where no response has it. */
  readonly view?: View
  /** Whether the database holds it as JSON text. */
  readonly json?: true
  /** The list of the export file that has the id it holds. */
  readonly refersTo?: 'members' | 'agents' | 'acts'
}

interface Column<View extends string = string> extends ColumnOptions<View> {
  readonly schema: Schema
}

/** A record: every column of one table. `View` limits the names in responses to those of a response's schema. */
export type Columns<View extends string = string> = Readonly<Record<string, Column<View>>>

/** Declares one column: the schema of its value, its export, and its name in responses. */
export const column = <S extends Schema, const O extends ColumnOptions>(
  schema: S,
  options: O,
): { readonly schema: S } & O => ({ schema, ...options })

type Value<C extends Column> = z.output<C['schema']>
type StoredValue<C extends Column> = C extends { json: true } ? string | Extract<Value<C>, null> : Value<C>

/** A row as the database holds it. */
export type RowOf<R extends Columns> = { -readonly [K in keyof R]: StoredValue<R[K]> }

type ExportName<C extends Column> = C['export'] extends infer E extends string
  ? E
  : C['export'] extends { name: infer E extends string }
    ? E
    : never

/** A row as an export file holds it. */
export type ExportOf<R extends Columns> = { [K in keyof R as ExportName<R[K]>]: Value<R[K]> }

/** The zod shape of a row in an export file. */
export type ExportShape<R extends Columns> = { [K in keyof R as ExportName<R[K]>]: R[K]['schema'] }

type ViewName<C extends Column> = C extends { view: infer V extends string } ? V : never

/** The columns of a row that responses have, under their names there. */
export type ViewOf<R extends Columns> = { [K in keyof R as ViewName<R[K]>]: StoredValue<R[K]> }

type ViewColumn<R extends Columns> = { [K in keyof R & string]: `${K} as ${ViewName<R[K]>}` }[keyof R & string]

const findExportName = ({ export: as }: Column): string | undefined =>
  typeof as === 'string' ? as : 'name' in as ? as.name : undefined

type ExportedColumn = readonly [column: string, name: string, declared: Column]

const exportedByRecord = new WeakMap<Columns, readonly ExportedColumn[]>()

/** Returns the exported columns as `[column, name in the file, declaration]`. */
export const listExportedColumns = (record: Columns): readonly ExportedColumn[] => {
  const known = exportedByRecord.get(record)
  if (known) return known
  const columns = Object.entries(record).flatMap(([column, declared]): ExportedColumn[] => {
    const name = findExportName(declared)
    return name === undefined ? [] : [[column, name, declared]]
  })
  exportedByRecord.set(record, columns)
  return columns
}

const createExportedSchema = ({ schema, export: as }: Column): Schema =>
  typeof as === 'object' && 'name' in as ? z._default(schema, as.absent) : schema

/** Returns the zod shape of a row in an export file. */
export const exportShape = <R extends Columns>(record: R): ExportShape<R> =>
  Object.fromEntries(
    listExportedColumns(record).map(([, name, declared]) => [name, createExportedSchema(declared)]),
  ) as ExportShape<R>

/** Converts a database row to a row of an export file; columns without an export may be missing. */
export const toFileRow = <R extends Columns>(record: R, row: Readonly<Record<string, unknown>>): ExportOf<R> => {
  const file: Record<string, unknown> = {}
  for (const [column, name, { json }] of listExportedColumns(record)) {
    const value = row[column]
    file[name] = json && typeof value === 'string' ? JSON.parse(value) : value
  }
  return file as ExportOf<R>
}

/** Converts a row of an export file to a database row; columns without an export are missing. */
export const fromFileRow = (record: Columns, file: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const row: Record<string, unknown> = {}
  for (const [column, name, { json }] of listExportedColumns(record)) {
    const value = file[name]
    row[column] = json && value !== null ? JSON.stringify(value) : value
  }
  return row
}

/** Returns the select list of a response: `column as name` for each column with a name in responses. */
export const listViewColumns = <R extends Columns>(record: R) =>
  Object.entries(record).flatMap(([name, { view }]) =>
    view === undefined ? [] : [`${name} as ${view}`],
  ) as ViewColumn<R>[]

type ViewValues<R extends Columns> = { readonly [N in keyof ViewOf<R>]?: ViewOf<R>[N] | undefined }

type ColumnByView<R extends Columns> = { [K in keyof R as ViewName<R[K]>]: K }
type OptionalKey<V> = { [N in keyof V]-?: undefined extends V[N] ? N : never }[keyof V]
type Stored<R extends Columns, N> = RowOf<Pick<R, Extract<ColumnByView<R>[N & keyof ColumnByView<R>], keyof R>>>

type NoOtherKeys<R extends Columns, V> = { readonly [N in Exclude<keyof V, keyof ViewOf<R>>]?: never }

type ColumnsOf<R extends Columns, V> = Stored<R, Exclude<keyof V, OptionalKey<V>>> & Partial<Stored<R, OptionalKey<V>>>

/**
 * Returns the columns for values under their names in responses; leaves absent ones out, turns an empty text into null. A
 * value without a column does not compile.
 */
export const toColumns = <R extends Columns, V extends ViewValues<R>>(
  record: R,
  values: V & NoOtherKeys<R, V>,
): ColumnsOf<R, V> => {
  const given = new Map<string, unknown>(Object.entries(values))
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, { view = '' }]) => {
      const value = given.get(view)
      return value === undefined ? [] : [[name, value === '' ? null : value]]
    }),
  ) as ColumnsOf<R, V>
}
