import type { Selectable } from 'kysely'
import type { Db } from '#server/db/transaction.ts'

export type Skill = Selectable<{ id: string }>

export function listSkills(db: Db): Db {
  return db
}
