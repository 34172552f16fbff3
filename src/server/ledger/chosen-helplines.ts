import * as z from 'zod/mini'
import { ownHelplines } from '#shared/helplines/contract.ts'
import type { Db } from '#server/db/transaction.ts'
import { orNotFound } from '#server/errors.ts'

/** Returns the country and the numbers that a family has set. @throws AppError `not_found` */
export const findChosenHelplines = async (db: Db, familyId: string) => {
  const row = await db
    .selectFrom('families')
    .select(['country', 'own_helplines'])
    .where('id', '=', familyId)
    .executeTakeFirst()
  const { country, own_helplines: own } = orNotFound(row)
  return { country, own: z.parse(ownHelplines, JSON.parse(own)) }
}
