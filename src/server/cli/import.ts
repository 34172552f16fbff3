import { readFileSync } from 'node:fs'
import type { FamilyFile } from '#shared/export/contract.ts'
import type { Tx } from '#server/db/transaction.ts'
import { insertFamily, chooseOwnerInFile } from '#server/features/export/insert-family.ts'
import { parseFamilyFile } from '#server/features/export/parse-family-file.ts'
import { problems } from '#shared/contract/problem.ts'
import { errorMessage } from '#server/error-parts.ts'
import { AppError } from '#server/errors.ts'
import { moveToFamily } from '#server/features/families/leave-family.ts'
import { createFamilyEventRecorder, type RecordFamilyEvent } from '#server/ledger/family-events.ts'
import { lockUser } from '#server/ledger/membership-locks.ts'
import { OperatorError } from '#server/operator-error.ts'
import { parseArguments, type DatabaseCommand, type DatabaseCommandContext } from './command.ts'

export const importUsage = `glowjar import <file> --owner=<email>
                                 adds a family from an export`

const readText = (file: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${errorMessage(error)}`)
  }
}

const insertFamilyForOwner = async (
  tx: Tx,
  record: RecordFamilyEvent,
  file: FamilyFile,
  email: string,
  now: number,
) => {
  const user = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (!user) throw new OperatorError(`nobody has the address ${email}; "glowjar user add ${email}" creates an account`)
  await lockUser(tx, user.id, now)
  await moveToFamily(tx, record, user.id, () => insertFamily(tx, file, user.id, now), now)
  return chooseOwnerInFile(file, user.id)
}

const formatCount = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

const importFile = async (
  { database, mails, now, print }: DatabaseCommandContext,
  { path, owner }: { path: string; owner: string },
): Promise<void> => {
  const family = await parseFamilyFile(readText(path), now)
  const before = await database
    .transact((tx) => insertFamilyForOwner(tx, createFamilyEventRecorder(mails), family, owner, now))
    .catch((error: unknown) => {
      throw error instanceof AppError ? new OperatorError(`${owner}: ${problems[error.code][1]}`) : error
    })
  const activities = family.children.reduce((sum, one) => sum + one.activities.length, 0)
  const counts = [
    formatCount(family.children.length, 'child', 'children'),
    formatCount(activities, 'line of the timeline', 'lines of the timeline'),
  ]
  print(`Imported the family "${family.family.name}": ${counts.join(', ')}. All sums were checked.`)
  print(`${owner} is its owner, in place of ${before?.name ?? ''}.`)
  const others = family.members.filter(({ id }) => id !== before?.id).map(({ name }) => name)
  if (others.length > 0) print(`Former members: ${others.join(', ')}. They can join again by invitation.`)
  if (family.family.showsPictures) {
    print('Pictures from other sites are off; a member can switch them on in the settings.')
  }
}

/**
 * Parses `glowjar import`, which creates a family from a file for an account without children. The file is validated
 * first, then inserted in one transaction.
 */
export const importCommand = (args: readonly string[]): DatabaseCommand => {
  const options = parseArguments(args, importUsage, 1, { owner: { type: 'string' } })
  if (options.owner === undefined) throw new OperatorError(importUsage)
  const owner = options.owner.trim().toLowerCase()
  const [path = ''] = options.positionals
  return (context) => importFile(context, { path, owner })
}
