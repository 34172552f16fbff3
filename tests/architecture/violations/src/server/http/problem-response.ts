// caught by eslint(no-restricted-imports): stores import kysely
import type { Kysely } from 'kysely'

export type Any = Kysely<object>
