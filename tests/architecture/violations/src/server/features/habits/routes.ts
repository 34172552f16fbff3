// caught by eslint(no-restricted-imports): Queries belong in
import { sql } from 'kysely'

export const one = sql`1`
