// caught by eslint(no-restricted-imports): Only src/server/db knows which engine runs
import { Pool } from 'pg'

export const pool = new Pool()
