// caught by eslint(no-restricted-imports): Only src/server/db imports database drivers
import { Pool } from 'pg'

export const pool = new Pool()
