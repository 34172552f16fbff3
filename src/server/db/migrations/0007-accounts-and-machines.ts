import { sql, type Kysely } from 'kysely'
import * as accountStates from './0007/account-states.ts'
import * as agents from './0007/agents.ts'
import * as jobs from './0007/jobs.ts'
import * as passkeysAndSecondFactor from './0007/passkeys-and-second-factor.ts'
import * as securityEvents from './0007/security-events.ts'
import * as webhooks from './0007/webhooks.ts'

const parts = [accountStates, jobs, agents, securityEvents, passkeysAndSecondFactor, webhooks]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const part of parts) await part.up(db)
  await sql.raw('alter table users add column seen_version text').execute(db)
}
