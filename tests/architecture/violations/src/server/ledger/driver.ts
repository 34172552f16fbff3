// caught by eslint(no-restricted-imports): Only src/server/db imports database drivers
import Database from 'better-sqlite3'

export const memory = new Database(':memory:')
