import { recordActivity } from '#server/ledger/record-activity.ts'

export const practise = recordActivity
