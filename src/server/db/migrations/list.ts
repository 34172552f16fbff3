import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import * as mainJob from './0001-main-job.ts'
import * as modules from './0002-modules.ts'
import * as hashedSessions from './0005-hashed-sessions.ts'
import * as accountsAndMachines from './0007-accounts-and-machines.ts'
import * as timeAndDayOfActs from './0008-time-and-day-of-acts.ts'
import * as pictures from './0009-pictures.ts'
import * as talliesAndBadges from './0010-tallies-and-badges.ts'
import * as helplines from './0011-helplines.ts'
import * as actGroups from './0012-act-groups.ts'

/** Returns a migration that executes one SQL statement. */
const createStatementMigration = (statement: string): Migration => ({
  up: async (db) => void (await sql.raw(statement).execute(db)),
})

const openRedemptionsIndex = `create index redemptions_open on redemptions (family_id, child_id, id)
  where given_at is null and returned_at is null`

const aliasesColumn = `alter table children add column aliases text not null default '[]'`

/** Every migration, in order; names never change once released. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-main-job': mainJob,
  '0002-modules': modules,
  '0003-assistant': createStatementMigration('alter table families add column model_since text'),
  '0004-open-promises': createStatementMigration(openRedemptionsIndex),
  '0005-hashed-sessions': hashedSessions,
  '0006-reached-streak': createStatementMigration('alter table habits add column reached_streak text'),
  '0007-accounts-and-machines': accountsAndMachines,
  '0008-time-and-day-of-acts': timeAndDayOfActs,
  '0009-pictures': pictures,
  '0010-tallies-and-badges': talliesAndBadges,
  '0011-helplines': helplines,
  '0012-act-groups': actGroups,
  '0013-child-aliases': createStatementMigration(aliasesColumn),
}
