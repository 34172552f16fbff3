import type { Db } from '#server/db/transaction.ts'
import { toPrintable } from '#server/printable.ts'
import { parseArguments, type DatabaseCommand, type DatabaseCommandContext } from './command.ts'
import { userUsage } from './user-arguments.ts'

const readUsers = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('members', (join) => join.onRef('members.user_id', '=', 'users.id').on('members.removed_at', 'is', null))
    .leftJoin('families', 'families.id', 'members.family_id')
    .select(['users.email', 'users.name', 'users.created_at', 'members.role', 'families.name as family'])
    .select(['users.disabled_at', 'users.removed_at'])
    .select((row) =>
      row
        .selectFrom('sessions')
        .whereRef('sessions.user_id', '=', 'users.id')
        .select(({ fn }) => fn.max('sessions.updated_at').as('used_at'))
        .as('used_at'),
    )
    .orderBy('users.created_at')
    .orderBy('users.id')
    .execute()

type User = Awaited<ReturnType<typeof readUsers>>[number]

const toDay = (instant: string | null) => instant?.slice(0, 10) ?? '-'

const describeState = ({ disabled_at, removed_at }: User) => {
  if (disabled_at !== null) return `disabled ${toDay(disabled_at)}`
  return removed_at === null ? 'active' : `removed from a family ${toDay(removed_at)}`
}

// Address, name, role, family, day of creation, last day on which a session was used, state.
const formatUser = (user: User) =>
  [
    user.email,
    user.name,
    user.role ?? '-',
    user.family ?? '-',
    toDay(user.created_at),
    toDay(user.used_at),
    describeState(user),
  ]
    .map((cell) => toPrintable(cell))
    .join('\t')

const printUsers = async ({ database: { db }, print }: DatabaseCommandContext) => {
  const users = await readUsers(db)
  for (const user of users) print(formatUser(user))
  print(users.length === 1 ? '1 user' : `${users.length} users`)
}

/** Parses `glowjar user list`, which prints all accounts. */
export const listUsers = (args: readonly string[]): DatabaseCommand => {
  parseArguments(args, userUsage, 0, {})
  return printUsers
}
