import type { Migration } from 'kysely/migration'
import * as mainJob from './0001-main-job.ts'
import * as modules from './0002-modules.ts'
import * as openPromises from './0004-open-promises.ts'
import * as hashedSessions from './0005-hashed-sessions.ts'
import { addColumn } from './add-column.ts'

/** Every migration, in order; names never change once released. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-main-job': mainJob,
  '0002-modules': modules,
  '0003-assistant': addColumn('families', 'model_since', 'text'),
  '0004-open-promises': openPromises,
  '0005-hashed-sessions': hashedSessions,
  '0006-reached-streak': addColumn('habits', 'reached_streak', 'text'),
}
