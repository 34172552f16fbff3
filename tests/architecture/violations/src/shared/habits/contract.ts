// caught by eslint(no-restricted-imports): do not import the server
import type { Db } from '#server/db/transaction.ts'

export type Kept = Db
