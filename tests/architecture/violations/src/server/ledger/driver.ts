// caught by eslint(no-restricted-imports): Only src/server/db knows which engine runs
import Database from 'better-sqlite3'

export const memory = new Database(':memory:')
