import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { records } from '#shared/records/all-records.ts'
import type { Columns } from '#shared/records/record.ts'
import { createTestApp } from '#server/testing/harness.ts'

const listFamilyTables = async () => {
  const { database } = await createTestApp()
  const tables = await database.kysely.introspection.getTables()
  return tables.filter(({ name, columns }) => name === 'families' || columns.some((one) => one.name === 'family_id'))
}

test('every table of a family has a record with exactly its columns, nullable where the record is', async () => {
  const inDatabase = (await listFamilyTables()).map(({ name, columns }) => [
    name,
    Object.fromEntries(
      // SQLite reports primary keys as nullable.
      columns.map((one) => [one.name, one.isNullable && one.name !== 'id']),
    ),
  ])
  const inRecords = Object.entries<Columns>(records).map(([name, record]) => [
    name,
    Object.fromEntries(
      Object.entries(record).map(([column, { schema }]) => [column, z.safeParse(schema, null).success]),
    ),
  ])
  expect(Object.fromEntries(inDatabase)).toEqual(Object.fromEntries(inRecords))
})
