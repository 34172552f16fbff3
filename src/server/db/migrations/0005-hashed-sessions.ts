import { hash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'

const unusedColumns = {
  users: ['email_verified', 'image'],
  sessions: ['ip_address'],
  accounts: [
    'access_token',
    'refresh_token',
    'id_token',
    'access_token_expires_at',
    'refresh_token_expires_at',
    'scope',
    'updated_at',
  ],
  verifications: ['updated_at'],
}

const batchSize = 500

interface Session {
  id: string
  token_hash: string
}

// In JavaScript, since SQLite has no SHA-256.
const hashTokens = async (db: Kysely<unknown>) => {
  for (let after = ''; ;) {
    const query = sql<Session>`select id, token_hash from sessions where id > ${after} order by id limit ${batchSize}`
    const { rows } = await query.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    const cases = rows.map(({ id, token_hash: token }) => sql`when ${id} then ${hash('sha256', token, 'base64url')}`)
    const ids = sql.join(rows.map(({ id }) => id))
    await sql`update sessions set token_hash = case id ${sql.join(cases, sql` `)} end where id in (${ids})`.execute(db)
  }
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table sessions rename column token to token_hash`.execute(db)
  await hashTokens(db)
  for (const [table, columns] of Object.entries(unusedColumns)) {
    for (const column of columns) await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(db)
  }
}
