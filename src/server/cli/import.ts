import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { FamilyFile } from '#shared/export/contract.ts'
import type { Tx } from '#server/db/transaction.ts'
import { insertFamily, ownerIn } from '#server/features/export/restore-family.ts'
import { parseFamilyFile } from '#server/features/export/parse-file.ts'
import { problems } from '#shared/contract/problem.ts'
import { AppError } from '#server/errors.ts'
import { switchFamily } from '#server/features/families/leave-family.ts'
import { lockUser } from '#server/ledger/membership-locks.ts'
import { UsageError, type CommandContext } from './user.ts'

export const importUsage = 'glowjar import <file> --owner=<email>'

const parsed = (args: readonly string[]) => {
  try {
    const options = { owner: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [file, ...rest] = positionals
    if (file !== undefined && rest.length === 0 && values.owner !== undefined) {
      return { file, owner: values.owner.trim().toLowerCase() }
    }
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n${importUsage}`)
  }
  throw new UsageError(importUsage)
}

const textOf = (file: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : ''}`)
  }
}

/** What is wrong with the account, as something that whoever types can mend. */
const tell = (error: unknown, owner: string): never => {
  throw error instanceof AppError ? new UsageError(`${owner}: ${problems[error.code][1]}`) : error
}

const takeOver = async (tx: Tx, file: FamilyFile, email: string, now: number) => {
  const user = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (!user) throw new UsageError(`nobody has the address ${email}; "glowjar user add ${email}" makes an account`)
  await lockUser(tx, user.id, now)
  await switchFamily(tx, user.id, () => insertFamily(tx, file, user.id, now), now)
  return ownerIn(file, user.id)
}

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/**
 * `glowjar import`: makes a family out of a file for an account without children. The file is proved first; then all of
 * it is written, or nothing.
 */
export const importCommand = async (
  { database, now, print }: CommandContext,
  args: readonly string[],
): Promise<void> => {
  const { file, owner } = parsed(args)
  const family = await parseFamilyFile(textOf(file), now)
  const before = await database
    .transact((tx) => takeOver(tx, family, owner, now))
    .catch((error: unknown) => tell(error, owner))
  const activities = family.children.reduce((sum, one) => sum + one.activities.length, 0)
  const what = [
    plural(family.children.length, 'child', 'children'),
    plural(activities, 'line of the timeline', 'lines of the timeline'),
  ]
  print(`The family "${family.family.name}" is here: ${what.join(', ')}. Every sum was checked.`)
  print(`${owner} is its owner, and what ${before?.name ?? ''} noted is theirs.`)
  const others = family.members.filter(({ id }) => id !== before?.id).map(({ name }) => name)
  if (others.length > 0) print(`Kept by name: ${others.join(', ')}. They join again by an invitation.`)
}
