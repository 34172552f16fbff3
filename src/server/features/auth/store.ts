import type * as z from 'zod/mini'
import type { userChanges } from '#shared/auth/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import { toIso, newId } from '#server/ids.ts'
import { markAccountDeleted } from '#server/ledger/account-mark.ts'

/** `accounts.provider_id` of accounts with a password. */
export const passwordProviderId = 'credential'

/** Inserts a user, to whom the `version` of Glowjar is not news. Returns false when the address is taken. */
export const insertUser = async (
  tx: Tx,
  { version, ...user }: { id: string; name: string; email: string; language: Locale; version: string },
  now: number,
): Promise<boolean> => {
  const at = toIso(now)
  const inserted = await tx
    .insertInto('users')
    .values({ ...user, seen_version: version, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Returns whether a user has this address. */
export const isEmailTaken = async (db: Db, email: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined

/** Returns name and address of a user. */
export const findNameAndEmail = (db: Db, userId: string): Promise<{ name: string; email: string } | undefined> =>
  db.selectFrom('users').select(['name', 'email']).where('id', '=', userId).executeTakeFirst()

/** Returns whether the address of a user is verified. */
export const isEmailVerified = async (db: Db, userId: string): Promise<boolean> => {
  const row = await db.selectFrom('users').select('email_verified_at').where('id', '=', userId).executeTakeFirst()
  return row !== undefined && row.email_verified_at !== null
}

/** Marks the address of a user as verified. Returns false when there is no such user. */
export const setEmailVerifiedAt = async (tx: Tx, userId: string, now: number): Promise<boolean> => {
  const marked = await tx
    .updateTable('users')
    .set({ email_verified_at: toIso(now) })
    .where('id', '=', userId)
    .executeTakeFirst()
  return marked.numUpdatedRows === 1n
}

export type CredentialKey = { email: string } | { userId: string }

/** Returns the user with an address or id and the hash of the password; undefined without a password. */
export const findCredential = async (db: Db, key: CredentialKey) => {
  const row = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.user_id', 'users.id')
    .select(['users.id as userId', 'users.email', 'accounts.password as hash'])
    .where('accounts.provider_id', '=', passwordProviderId)
    .where('email' in key ? 'users.email' : 'users.id', '=', 'email' in key ? key.email : key.userId)
    .executeTakeFirst()
  return row && row.hash !== null ? { ...row, hash: row.hash } : undefined
}

/** A user who has a password: id, address and the hash of the password. */
export type Credential = NonNullable<Awaited<ReturnType<typeof findCredential>>>

const insertAccount = (
  tx: Tx,
  account: { user_id: string; provider_id: string; account_id: string; password?: string },
  now: number,
) => tx.insertInto('accounts').values({ id: newId(now), ...account, created_at: toIso(now) })

/** Sets the password hash of a user, who may have none yet. */
export const upsertPasswordHash = async (tx: Tx, userId: string, password: string, now: number): Promise<void> => {
  await insertAccount(tx, { user_id: userId, provider_id: passwordProviderId, account_id: userId, password }, now)
    .onConflict((conflict) => conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password }))
    .execute()
}

/** Links a user to an account at a provider; the provider's tokens are not stored. */
export const insertProviderAccount = async (
  tx: Tx,
  { userId, provider, subject }: { userId: string; provider: string; subject: string },
  now: number,
): Promise<void> => {
  await insertAccount(tx, { user_id: userId, provider_id: provider, account_id: subject }, now).execute()
}

/** Replaces a password hash. Returns false when it was changed since the credential was read. */
export const replacePasswordHash = async (tx: Tx, credential: Credential, hash: string): Promise<boolean> => {
  const replaced = await tx
    .updateTable('accounts')
    .set({ password: hash })
    .where(({ and }) => and({ provider_id: passwordProviderId, user_id: credential.userId, password: credential.hash }))
    .executeTakeFirst()
  return replaced.numUpdatedRows === 1n
}

/** Returns the id of the user who has an account at a provider, by its `sub` claim. */
export const findUserIdBySubject = async (db: Db, provider: string, subject: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('accounts')
    .select('user_id')
    .where(({ and }) => and({ provider_id: provider, account_id: subject }))
    .executeTakeFirst()
  return row?.user_id
}

/** Returns whether a user has an account at a provider. */
export const hasAccountAt = async (db: Db, userId: string, provider: string): Promise<boolean> => {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where(({ and }) => and({ user_id: userId, provider_id: provider }))
    .executeTakeFirst()
  return account !== undefined
}

/** Updates the name, the language or the version that a user has seen. */
export const updateUser = async (
  tx: Tx,
  userId: string,
  { name, language, seenVersion }: z.output<typeof userChanges>,
  now: number,
): Promise<void> => {
  await tx
    .updateTable('users')
    .set({ name, language, seen_version: seenVersion, updated_at: toIso(now) })
    .where('id', '=', userId)
    .execute()
}

/** Disables an account since an instant, or enables it with null. */
export const setDisabledAt = async (tx: Tx, userId: string, at: string | null): Promise<void> => {
  await tx.updateTable('users').set({ disabled_at: at }).where('id', '=', userId).execute()
}

/** Deletes a user with all sessions and accounts; sign-up stays closed even if it was the last one. */
export const deleteUser = async (tx: Tx, userId: string, now: number): Promise<void> => {
  await tx.deleteFrom('users').where('id', '=', userId).execute()
  await markAccountDeleted(tx, now)
}
