import * as z from 'zod/mini'
import { integer, picture, textLimits } from '#shared/contract/fields.ts'
import { storedLine } from '#shared/records/columns.ts'
import { behaviorPointLimits, maxQuickListLength, quickPresetKeys } from './rules.ts'

/** Schema of a tile of the quick list for a behavior of the family's own. */
export const customTile = z.strictObject({
  title: storedLine(textLimits.title),
  points: integer(behaviorPointLimits.min, behaviorPointLimits.max),
  picture: z.optional(picture),
})

/** The quick list of a child as it is stored. */
export const storedQuickList = z
  .array(z.union([z.strictObject({ preset: z.enum(quickPresetKeys) }), customTile]))
  .check(z.maxLength(maxQuickListLength, 'too_long'))
