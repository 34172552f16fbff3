import { sql } from 'kysely'
import { recordActivity } from '#server/ledger/record-activity.ts'

export const practise = [sql, recordActivity]
