// caught by eslint(no-restricted-imports): stores import kysely
import { sql } from 'kysely'

export const one = sql`1`
