// caught by eslint(no-restricted-imports): Queries live in
import { sql } from 'kysely'

export const one = sql`1`
