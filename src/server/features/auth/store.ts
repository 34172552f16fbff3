import { sessionDays } from '#shared/auth/rules.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { isLocale } from '#shared/locale/locale.ts'
import type { User } from '#shared/auth/contract.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import { idleUntil } from '#server/http/session.ts'
import { iso, newId } from '#server/ids.ts'
import { newToken } from '#server/tokens.ts'
import { dayMs } from '#shared/time/duration.ts'

const local = 'credential'
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

/** Starts a session under a new token, and clears away the user's expired ones. */
export const startSession = async (
  tx: Tx,
  userId: string,
  userAgent: string | undefined,
  now: number,
): Promise<string> => {
  const token = newToken()
  const at = iso(now)
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((row) => row.or([row('expires_at', '<=', at), row('created_at', '<=', iso(now - sessionDays.most * dayMs))]))
    .execute()
  await tx
    .insertInto('sessions')
    .values({
      id: newId(now),
      user_id: userId,
      token,
      expires_at: idleUntil(now),
      user_agent: userAgent?.slice(0, 300) ?? null,
      created_at: at,
      updated_at: at,
    })
    .execute()
  return token
}

/** Ends the session of a token, whoever's it is. */
export const endSessionOfToken = async (tx: Tx, token: string): Promise<void> => {
  await tx.deleteFrom('sessions').where('token', '=', token).execute()
}

/** Ends every session of a user. */
export const endSessionsOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** Ends one session of a user. False when there is none. */
export const endOneSession = async (tx: Tx, userId: string, id: string): Promise<boolean> => {
  const ended = await tx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
  return ended.numDeletedRows === 1n
}

/** The living sessions of a user, newest first. */
export const sessionsOf = async (db: Db, userId: string, now: number) =>
  db
    .selectFrom('sessions')
    .select(['id', 'created_at as createdAt', 'updated_at as lastUsedAt', 'user_agent as userAgent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', iso(now))
    .where('created_at', '>', iso(now - sessionDays.most * dayMs))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

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

const membersOf = async (db: Db, familyId: string) => {
  const rows = await db
    .selectFrom('members')
    .leftJoin('users', 'users.id', 'members.user_id')
    .select(['members.user_id as id', 'members.role', 'members.removed_at', 'members.left_name', 'users.name'])
    .where('members.family_id', '=', familyId)
    .orderBy('members.role', 'desc')
    .orderBy('members.created_at')
    .orderBy('members.user_id')
    .execute()
  return {
    members: rows
      .filter((row) => row.removed_at === null)
      .map(({ id, name, role }) => ({ id, name: name ?? '', role })),
    former: rows.filter((row) => row.removed_at !== null).map(({ id, left_name }) => ({ id, name: left_name ?? '' })),
  }
}

/** A user as they see themselves: with the family, its members and those who left. */
export const userView = async (db: Db, userId: string): Promise<User | undefined> => {
  const row = await db
    .selectFrom('users')
    .innerJoin('members', (join) => join.onRef('members.user_id', '=', 'users.id').on('members.removed_at', 'is', null))
    .innerJoin('families', 'families.id', 'members.family_id')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.user_id', '=', 'users.id').on('accounts.provider_id', '=', local),
    )
    .select(['users.id', 'users.name', 'users.email', 'users.language', 'accounts.password'])
    .select(['families.id as familyId', 'families.name as family', 'families.time_zone', 'families.pictures_since'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    language: isLocale(row.language) ? row.language : 'en',
    hasPassword: row.password !== null,
    family: {
      id: row.familyId,
      name: row.family,
      timeZone: row.time_zone,
      pictures: row.pictures_since !== null,
      ...(await membersOf(db, row.familyId)),
    },
  }
}
