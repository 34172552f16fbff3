import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Returns the migration that adds a nullable column to a table. */
export const addColumn = (table: string, column: string, type: 'text' | 'integer' | 'bigint'): Migration => ({
  up: async (db) => {
    await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${sql.raw(type)}`.execute(db)
  },
})
