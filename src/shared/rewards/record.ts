import * as z from 'zod/mini'
import { id, multiline, textLimits, integer } from '#shared/contract/fields.ts'
import { pictureColumn } from '#shared/pictures/record.ts'
import { actColumn, storedInstant, childColumns, deletedAt, storedLine } from '#shared/records/columns.ts'
import { column, type Columns } from '#shared/records/record.ts'
import type { Redemption, Reward } from './contract.ts'
import { isPictureUrl } from './picture-url.ts'
import { rewardCategories, costLimits, rewardPresetKeys } from './rules.ts'

const title = column(storedLine(textLimits.title), { export: 'title', view: 'title' })
const category = column(z.enum(rewardCategories), { export: 'category', view: 'category' })
/** The preset whose title and description it has, or null. */
const preset = column(z.nullable(z.enum(rewardPresetKeys)), { export: 'preset', view: 'preset' })
const cost = integer(costLimits.min, costLimits.max)
const pictureUrl = multiline(textLimits.url).check(z.refine(isPictureUrl, 'invalid_url'))

export const rewardRecord = {
  ...childColumns,
  preset,
  /** Position among the presets; null for a reward of the family's own. */
  preset_order: column(z.nullable(integer(0, rewardPresetKeys.length - 1)), { export: 'presetOrder' }),
  title,
  description: column(z.nullable(multiline(textLimits.description)), { export: 'description', view: 'description' }),
  points_cost: column(cost, { export: 'pointsCost', view: 'pointsCost' }),
  category,
  picture: pictureColumn,
  image_url: column(z.nullable(pictureUrl), { export: 'imageUrl', view: 'imageUrl' }),
  created_at: column(storedInstant, { export: 'createdAt' }),
  deleted_at: deletedAt,
} as const satisfies Columns<keyof Reward>

export const redemptionRecord = {
  ...childColumns,
  reward_id: column(id, { export: 'rewardId', view: 'rewardId' }),
  act_id: actColumn,
  title,
  preset,
  category,
  picture: pictureColumn,
  points_spent: column(cost, { export: 'pointsSpent', view: 'pointsSpent' }),
  redeemed_at: column(storedInstant, { export: 'redeemedAt', view: 'redeemedAt' }),
  redeemed_by: column(id, { export: 'redeemedBy', view: 'redeemedBy', refersTo: 'members' }),
  given_at: column(z.nullable(storedInstant), { export: 'givenAt', view: 'givenAt' }),
  returned_at: column(z.nullable(storedInstant), { export: 'returnedAt', view: 'returnedAt' }),
} as const satisfies Columns<keyof Redemption>
