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

const parseOptions = (args: readonly string[]) => {
  try {
    const options = { to: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [familyOrEmail, ...rest] = positionals
    if (familyOrEmail !== undefined && rest.length === 0)
      return { familyOrEmail: familyOrEmail.trim().toLowerCase(), to: values.to }
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n${exportUsage}`)
  }
  throw new UsageError(exportUsage)
}

const findFamilyId = async (db: Db, familyOrEmail: string): Promise<string> => {
  if (isUuid(familyOrEmail)) {
    if (await db.selectFrom('families').select('id').where('id', '=', familyOrEmail).executeTakeFirst())
      return familyOrEmail
    throw new UsageError(`there is no family ${familyOrEmail}`)
  }
  const member = await db
    .selectFrom('users')
    .innerJoin('members', 'members.user_id', 'users.id')
    .select('members.family_id')
    .where('users.email', '=', familyOrEmail)
    .where('members.removed_at', 'is', null)
    .executeTakeFirst()
  if (member) return member.family_id
  throw new UsageError(`nobody with a family has the address ${familyOrEmail}; "glowjar user list" lists all accounts`)
}

// A truncated file would look complete until it is needed.
const writeFully = (file: string, text: string) => {
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

const writeNewFile = (file: string, text: string) => {
  try {
    writeFully(file, text)
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    const reason = exists ? 'the file exists already' : error instanceof Error ? error.message : ''
    throw new UsageError(`${file} was not written: ${reason}`)
  }
}

/** Runs `glowjar export`: writes one family into a file that only its owner can read. */
export const exportCommand = async ({ database: { db }, now, print }: CommandContext, args: readonly string[]) => {
  const { familyOrEmail, to } = parseOptions(args)
  const family = await readFamily(db, await findFamilyId(db, familyOrEmail), now)
  const file = path.resolve(to ?? fileNameOn(dayIn(now, family.family.timeZone)))
  writeNewFile(file, serializeResponse(exportFamily, family))
  print(`Everything of the family "${family.family.name}" is in ${file}`)
  print(
    'Keep it private: it contains everything that was recorded. Import it with "glowjar import", here or elsewhere.',
  )
}
