// caught by eslint(no-restricted-imports): only bridge to the server
import type { Db } from '#server/db/transaction.ts'

export type Kept = Db
