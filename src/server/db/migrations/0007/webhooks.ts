import { sql, type Kysely } from 'kysely'
import {
  familyRowConstraints,
  formatOptionalTextColumns,
  formatRequiredTextColumns,
} from '#server/db/migrations/columns.ts'

const statements = [
  `create table webhooks (
    ${formatRequiredTextColumns('family_id', 'id', 'url', 'events', 'secret', 'created_at')},
    ${formatOptionalTextColumns('previous_secret', 'previous_until', 'off_reason', 'failing_since')},
    ${familyRowConstraints}
  )`,
  `create table webhook_deliveries (
    ${formatRequiredTextColumns('family_id', 'id', 'webhook_id', 'event', 'created_at')},
    attempts integer not null,
    ${formatOptionalTextColumns('delivered_at', 'failed_at')},
    status integer,
    error text,
    ${familyRowConstraints},
    foreign key (family_id, webhook_id) references webhooks (family_id, id) on delete cascade
  )`,
  `create index webhook_deliveries_of_webhook on webhook_deliveries (family_id, webhook_id, id)`,
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
