import { rewardPresetKeys, rewardPresets } from '#shared/rewards/rules.ts'
import { newId } from '#server/ids.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Act } from './act.ts'

const titles: Record<(typeof rewardPresetKeys)[number], string> = {
  toy_car: 'Toy car',
  story_book: 'Story book',
  stickers: 'Stickers',
  screen_time: 'Extra screen time',
  later_bedtime: 'Later bedtime',
  snack_choice: 'Snack choice',
}

/** Inserts the six preset rewards of a new child. */
export const insertPresetRewards = async (tx: Tx, act: Act, childId: string): Promise<void> => {
  await tx
    .insertInto('rewards')
    .values(
      rewardPresetKeys.map((preset, order) => ({
        family_id: act.familyId,
        id: newId(act.at),
        child_id: childId,
        preset,
        preset_order: order,
        title: titles[preset],
        points_cost: rewardPresets[preset].cost,
        category: rewardPresets[preset].category,
        created_at: act.at,
      })),
    )
    .execute()
}
