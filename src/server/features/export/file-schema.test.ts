import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { effectSchemas } from '#shared/acts/effects.ts'
import { fileVersion } from '#shared/export/version.ts'
import { memberInFile } from '#shared/families/record.ts'
import { records } from '#shared/records/all-records.ts'
import { listExportedColumns, type ColumnExport } from '#shared/records/record.ts'

/** A version of export files with the hash of its schema; that of a released version never changes. */
const recorded = { version: 4, hash: '837a0fdb01ea85db8c0ce2472b0454a84187719218ee11c1565044618194a9ec' }

const toText = (schema: z.core.$ZodType) =>
  JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }))

const sinceOf = (as: ColumnExport) => (typeof as === 'object' && 'since' in as ? as.since : 1)

/** Returns a line for each exported column of a version, for each kind of act, and for the roles of members. */
const describeSchema = (version: number) => [
  ...Object.entries(records).flatMap(([table, record]) =>
    listExportedColumns(record)
      .filter(([, , column]) => sinceOf(column.export) <= version)
      .map(([, name, { schema }]) => `${table}.${name} ${toText(schema)}`),
  ),
  ...Object.entries(effectSchemas).map(([kind, effect]) => `${kind} ${toText(effect)}`),
  toText(memberInFile.shape.role),
]

test('the schema of export files changes only with their version', () => {
  expect(recorded.version).toBeLessThanOrEqual(fileVersion)
  // A new column raises the version by its `since`. For anything else, such as a new kind of act, add an upgrader and record
  // the new version with its hash.
  expect(hash('sha256', describeSchema(recorded.version).join('\n'))).toBe(recorded.hash)
})
