import * as z from 'zod/mini'
import { customTile } from '#shared/behaviors/record.ts'
import { day, id } from '#shared/contract/fields.ts'

/** Schemas of the effect that each kind of act stores for its undo. Stored effects lack new keys, which must be optional. */
export const effectSchemas = {
  behavior: z.strictObject({ quick: z.nullable(customTile) }),
  check_in: z.strictObject({ habitId: id, date: day, completed: z.boolean() }),
  habit_deleted: z.strictObject({ habitId: id }),
  redeem: z.strictObject({ redemptionId: id }),
  redemption_given: z.strictObject({ redemptionId: id }),
  reward_deleted: z.strictObject({ rewardId: id }),
  score: z.strictObject({ skillId: id, scoreId: id, completed: z.boolean() }),
  quick_complete: z.strictObject({ skillId: id }),
  skill_deleted: z.strictObject({ skillId: id }),
  moment: z.strictObject({ momentId: id }),
  moment_deleted: z.strictObject({ momentId: id }),
  undo: z.null(),
  child_added: z.strictObject({ childId: id }),
} as const

export type ActKind = keyof typeof effectSchemas

export type EffectOf<K extends ActKind> = z.output<(typeof effectSchemas)[K]>

export const actKinds = Object.keys(effectSchemas) as ActKind[]

const schemas: { readonly [K in ActKind]: z.ZodMiniType<EffectOf<K>> } = effectSchemas

/** Parses the stored effect of an act, which is JSON text. */
export const parseEffect = <K extends ActKind>(kind: K, effect: string | null): EffectOf<K> => {
  const schema: z.ZodMiniType<EffectOf<K>> = schemas[kind]
  return z.parse(schema, effect === null ? null : JSON.parse(effect))
}
