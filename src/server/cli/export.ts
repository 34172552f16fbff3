import path from 'node:path'
import { formatFileName } from '#shared/export/version.ts'
import { dayIn } from '#shared/time/day.ts'
import type { Db } from '#server/db/transaction.ts'
import { errorMessage } from '#server/error-parts.ts'
import { orNotFound } from '#server/errors.ts'
import { findFamily } from '#server/features/export/store.ts'
import { writeFamily } from '#server/features/export/write-family.ts'
import { isUuid } from '#server/ids.ts'
import { createFamilyEventRecorder } from '#server/ledger/family-events.ts'
import { OperatorError } from '#server/operator-error.ts'
import { parseArguments, type DatabaseCommand, type DatabaseCommandContext } from './command.ts'
import { writeNewFile } from './new-file.ts'

export const exportUsage = `glowjar export <email of a member | family id> [--to=<file>]
                                 writes all data of a family to a file`

const findFamilyId = async (db: Db, familyOrEmail: string): Promise<string> => {
  if (isUuid(familyOrEmail)) {
    if (await db.selectFrom('families').select('id').where('id', '=', familyOrEmail).executeTakeFirst())
      return familyOrEmail
    throw new OperatorError(`there is no family ${familyOrEmail}`)
  }
  const member = await db
    .selectFrom('users')
    .innerJoin('members', 'members.user_id', 'users.id')
    .select('members.family_id')
    .where('users.email', '=', familyOrEmail)
    .where('members.removed_at', 'is', null)
    .executeTakeFirst()
  if (member) return member.family_id
  throw new OperatorError(
    `nobody with a family has the address ${familyOrEmail}; "glowjar user list" lists all accounts`,
  )
}

interface ExportOptions {
  /** Id of a family, or the address of a member. */
  familyOrEmail: string
  to: string | undefined
}

// An export works on a full disk of the database, too, where nothing can be recorded.
const recordExport = async ({ database, mails, now, print }: DatabaseCommandContext, familyId: string) => {
  const event = { familyId, userId: null, kind: 'exported' } as const
  await database
    .transact((tx) => createFamilyEventRecorder(mails)(tx, event, now))
    .catch((error: unknown) => print(`This export is not in the security log of the family: ${errorMessage(error)}`))
}

const exportToFile = async (context: DatabaseCommandContext, { familyOrEmail, to }: ExportOptions): Promise<void> => {
  const { database, now, print } = context
  const { db, snapshot } = database
  const familyId = await findFamilyId(db, familyOrEmail.trim().toLowerCase())
  const { name, time_zone: timeZone } = orNotFound(await findFamily(db, familyId))
  const file = path.resolve(to ?? formatFileName(dayIn(now, timeZone)))
  await writeNewFile(file, async (write) => {
    await recordExport(context, familyId)
    await snapshot((frozen) => writeFamily(frozen, familyId, now, write))
  })
  print(`Everything of the family "${name}" is in ${file}`)
  print(
    'Keep it private: it contains everything that was recorded. Import it with "glowjar import", here or elsewhere.',
  )
}

/** Parses `glowjar export`, which writes one family into a file that only its owner can read. */
export const exportCommand = (args: readonly string[]): DatabaseCommand => {
  const { positionals, to } = parseArguments(args, exportUsage, 1, { to: { type: 'string' } })
  const [familyOrEmail = ''] = positionals
  return (context) => exportToFile(context, { familyOrEmail, to })
}
