// caught by eslint(no-restricted-imports): Queries live in
import type { Kysely } from 'kysely'

export type Any = Kysely<object>
