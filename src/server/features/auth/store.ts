import { isLocale, type Locale } from '#shared/locale/locale.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import { iso, newId } from '#server/ids.ts'

/** What accounts with a password of ours are kept under. */
export const local = 'credential'
/** Makes a user. False when the address is taken. */
export const insertUser = async (
  tx: Tx,
  user: { id: string; name: string; email: string; language: Locale },
  now: number,
): Promise<boolean> => {
  const at = iso(now)
  const made = await tx
    .insertInto('users')
    .values({ ...user, email_verified: 0, created_at: at, updated_at: at })
    .onConflict((taken) => taken.column('email').doNothing())
    .executeTakeFirst()
  return made.numInsertedOrUpdatedRows === 1n
}

/** Whether an account has this address. */
export const isEmailTaken = async (db: Db, email: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined

/** A user who signs in with a password of ours. */
export interface Credential {
  userId: string
  email: string
  name: string
  language: Locale
  hash: string
}

/** The password account of an address or a user. */
export const credentialOf = async (
  db: Db,
  of: { email: string } | { userId: string },
): Promise<Credential | undefined> => {
  const row = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.name', 'users.language', 'accounts.password'])
    .where('accounts.provider_id', '=', local)
    .where('email' in of ? 'users.email' : 'users.id', '=', 'email' in of ? of.email : of.userId)
    .executeTakeFirst()
  if (!row || row.password === null) return undefined
  const language = isLocale(row.language) ? row.language : 'en'
  return { userId: row.id, email: row.email, name: row.name, language, hash: row.password }
}

/** Sets a user's password, whether or not they had one. */
export const setPassword = async (tx: Tx, userId: string, hash: string, now: number): Promise<void> => {
  const at = iso(now)
  await tx
    .insertInto('accounts')
    .values({
      id: newId(now),
      user_id: userId,
      account_id: userId,
      provider_id: local,
      password: hash,
      created_at: at,
      updated_at: at,
    })
    .onConflict((had) => had.columns(['provider_id', 'account_id']).doUpdateSet({ password: hash, updated_at: at }))
    .execute()
}

/** Replaces a password hash, unless the password was changed meanwhile. */
export const replaceHash = async (tx: Tx, of: Credential, hash: string, now: number): Promise<boolean> => {
  const replaced = await tx
    .updateTable('accounts')
    .set({ password: hash, updated_at: iso(now) })
    .where('provider_id', '=', local)
    .where('user_id', '=', of.userId)
    .where('password', '=', of.hash)
    .executeTakeFirst()
  return replaced.numUpdatedRows === 1n
}

/** The user an account at a provider belongs to. */
export const userOfAccount = async (db: Db, kind: string, subject: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('accounts')
    .select('user_id')
    .where('provider_id', '=', kind)
    .where('account_id', '=', subject)
    .executeTakeFirst()
  return row?.user_id
}

/** Ties a user to an account at a provider; nothing of the provider's tokens is kept. */
export const insertProviderAccount = async (
  tx: Tx,
  account: { userId: string; kind: string; subject: string },
  now: number,
): Promise<void> => {
  const at = iso(now)
  await tx
    .insertInto('accounts')
    .values({
      id: newId(now),
      user_id: account.userId,
      account_id: account.subject,
      provider_id: account.kind,
      created_at: at,
      updated_at: at,
    })
    .execute()
}

/** Changes a user's name or language. */
export const updateUser = async (
  tx: Tx,
  userId: string,
  changes: { name?: string | undefined; language?: Locale | undefined },
  now: number,
): Promise<void> => {
  const { name, language } = changes
  await tx
    .updateTable('users')
    .set({
      updated_at: iso(now),
      ...(name === undefined ? {} : { name }),
      ...(language === undefined ? {} : { language }),
    })
    .where('id', '=', userId)
    .execute()
}

/** Deletes a user with all sessions and ways of signing in. */
export const deleteUserRow = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('users').where('id', '=', userId).execute()
}
