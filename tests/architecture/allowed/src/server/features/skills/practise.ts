import { sql } from 'kysely'
import { record } from '#server/ledger/record.ts'

export const practise = [sql, record]
