import { closeSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { exportFamily } from '#shared/export/contract.ts'
import { fileNameOn } from '#shared/export/rules.ts'
import { dayIn } from '#shared/time/day.ts'
import type { Db } from '#server/db/transaction.ts'
import { readFamily } from '#server/features/export/read-family.ts'
import { serializeResponse } from '#server/serialize-response.ts'
import { isUuid } from '#server/ids.ts'
import { UsageError, type CommandContext } from './user.ts'

export const exportUsage = 'glowjar export <email of a member | family id> [--to=<file>]'

const parsed = (args: readonly string[]) => {
  try {
    const options = { to: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [whose, ...rest] = positionals
    if (whose !== undefined && rest.length === 0) return { whose: whose.trim().toLowerCase(), to: values.to }
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n${exportUsage}`)
  }
  throw new UsageError(exportUsage)
}

const familyIdOf = async (db: Db, whose: string): Promise<string> => {
  if (isUuid(whose)) {
    if (await db.selectFrom('families').select('id').where('id', '=', whose).executeTakeFirst()) return whose
    throw new UsageError(`there is no family ${whose}`)
  }
  const member = await db
    .selectFrom('users')
    .innerJoin('members', 'members.user_id', 'users.id')
    .select('members.family_id')
    .where('users.email', '=', whose)
    .where('members.removed_at', 'is', null)
    .executeTakeFirst()
  if (member) return member.family_id
  throw new UsageError(`nobody with a family has the address ${whose}; "glowjar user list" shows who there is`)
}

// Half a file would pass for a whole one until it is needed.
const writeWhole = (file: string, text: string) => {
  const handle = openSync(file, 'wx', 0o600)
  try {
    writeFileSync(handle, text)
    fsyncSync(handle)
  } catch (error) {
    rmSync(file)
    throw error
  } finally {
    closeSync(handle)
  }
}

const write = (file: string, text: string) => {
  try {
    writeWhole(file, text)
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    const why = taken ? 'there is such a file already' : error instanceof Error ? error.message : ''
    throw new UsageError(`${file} was not written: ${why}`)
  }
}

/** `glowjar export`: writes everything of one family into a file that only its owner may read. */
export const exportCommand = async ({ database: { db }, now, print }: CommandContext, args: readonly string[]) => {
  const { whose, to } = parsed(args)
  const family = await readFamily(db, await familyIdOf(db, whose), now)
  const file = path.resolve(to ?? fileNameOn(dayIn(now, family.family.timeZone)))
  write(file, serializeResponse(exportFamily, family))
  print(`Everything of the family "${family.family.name}" is in ${file}`)
  print('Keep it private: it holds all that was noted. "glowjar import" reads it in, here or elsewhere.')
}
