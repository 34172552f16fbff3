// caught by eslint(no-restricted-imports): Queries belong in
import type { Kysely } from 'kysely'

export type Any = Kysely<object>
