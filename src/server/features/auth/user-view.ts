import type { User } from '#shared/auth/contract.ts'
import { toLocale } from '#shared/locale/locale.ts'
import type { Db } from '#server/db/transaction.ts'
import type { AuthServices } from './services.ts'
import { passwordProviderId } from './store.ts'

const listMembers = async (db: Db, familyId: string) => {
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

const listAgents = (db: Db, familyId: string) =>
  db.selectFrom('agents').select(['id', 'kind', 'name']).where('family_id', '=', familyId).orderBy('id').execute()

/** Returns a user with the family, its members and former members, as shown to that user. */
export const findUserView = async (
  { db, families, version, localAccounts }: Pick<AuthServices, 'db' | 'families' | 'version' | 'localAccounts'>,
  userId: string,
): Promise<User | undefined> => {
  const row = await db
    .selectFrom('users')
    .innerJoin('members', (join) => join.onRef('members.user_id', '=', 'users.id').on('members.removed_at', 'is', null))
    .innerJoin('families', 'families.id', 'members.family_id')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.user_id', '=', 'users.id').on('accounts.provider_id', '=', passwordProviderId),
    )
    .select(['users.id', 'users.name', 'users.email', 'users.language', 'users.removed_at'])
    .select(['users.email_verified_at', 'users.seen_version', 'members.role', 'accounts.password'])
    .select(['families.id as familyId', 'families.name as family', 'families.time_zone'])
    .select(['families.week_start', 'families.pictures_since', 'families.model_since'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    language: toLocale(row.language),
    hasPassword: localAccounts && row.password !== null,
    emailVerified: row.email_verified_at !== null,
    family: {
      id: row.familyId,
      name: row.family,
      timeZone: row.time_zone,
      weekStart: row.week_start,
      pictures: row.pictures_since !== null,
      usesModel: row.model_since !== null,
      ...(await listMembers(db, row.familyId)),
      agents: await listAgents(db, row.familyId),
    },
    removed: await families.isRemoved(db, { removedAt: row.removed_at, familyId: row.familyId }),
    newVersion: row.role === 'owner' && row.seen_version !== version ? version : null,
  }
}
