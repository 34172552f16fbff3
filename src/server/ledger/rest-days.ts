import type { Day } from '#shared/time/day.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Returns a function that counts the days of a range on which any habit of a child that is not deleted has a set rest. */
export const createRestDayCounter =
  (tx: Tx, familyId: string, childId: string, { from, to }: { from: Day; to: Day }) =>
  async (): Promise<number> => {
    const { days } = await tx
      .selectFrom('habits as h')
      .innerJoin('rests as r', (join) =>
        join.onRef('r.family_id', '=', 'h.family_id').onRef('r.habit_id', '=', 'h.id').on('r.day', '>=', from),
      )
      .select(({ fn }) => fn.count<number>('r.day').distinct().as('days'))
      .where(({ and }) => and({ 'h.family_id': familyId, 'h.child_id': childId, 'h.deleted_at': null }))
      .where('r.day', '<=', to)
      .executeTakeFirstOrThrow()
    return days
  }

/** Returns how many set rests of a habit are on days on which no other habit of the child, unless deleted, has one. */
export const countOwnRestDays = async (tx: Tx, familyId: string, habitId: string): Promise<number> => {
  const { days } = await tx
    .selectFrom('rests as r')
    .select(({ fn }) => fn.countAll<number>().as('days'))
    .where(({ and }) => and({ 'r.family_id': familyId, 'r.habit_id': habitId }))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('habits as h')
            .innerJoin('rests as o', (join) =>
              join.onRef('o.family_id', '=', 'h.family_id').onRef('o.habit_id', '=', 'h.id'),
            )
            .select('o.id')
            .where('h.family_id', '=', familyId)
            .whereRef('h.child_id', '=', 'r.child_id')
            .where('h.id', '!=', habitId)
            .where('h.deleted_at', 'is', null)
            .whereRef('o.day', '=', 'r.day'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return days
}
