import * as z from 'zod/mini'
import { earnedBadges } from '#shared/badges/contract.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import {
  actAndBalance,
  description,
  id,
  idParams,
  instant,
  integer,
  line,
  multiline,
  picture,
  textLimits,
} from '#shared/contract/fields.ts'
import { isPictureUrl } from './picture-url.ts'
import { rewardCategories, costLimits, rewardPresetKeys } from './rules.ts'

const pointsCost = integer(costLimits.min, costLimits.max, 'invalid_points')
const category = z.enum(rewardCategories)
const pictureUrl = multiline(textLimits.url).check(z.refine((s) => s === '' || isPictureUrl(s), 'invalid_url'))
const preset = z.nullable(z.enum(rewardPresetKeys))

/** Something a child can redeem points for. A preset's title and description are shown in the reader's language. */
export const reward = z.object({
  id: z.string(),
  childId: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  pointsCost: z.number(),
  category,
  /** The chosen picture; null where the title suggests one, absent in responses cached by older versions. */
  picture: z.nullish(picture),
  imageUrl: z.nullable(z.string()),
  isCustom: z.boolean(),
  /** The preset whose title and description it has, or null. */
  preset,
})

export type Reward = z.output<typeof reward>

/** A reward paid with points, with its title and price at that time; open until it is given. */
export const redemption = z.object({
  id: z.string(),
  childId: z.string(),
  rewardId: z.string(),
  actId: z.string(),
  title: z.string(),
  preset,
  category,
  picture: z.nullish(picture),
  pointsSpent: z.number(),
  redeemedAt: instant,
  redeemedBy: z.string(),
  givenAt: z.nullable(instant),
  returnedAt: z.nullable(instant),
})

export type Redemption = z.output<typeof redemption>

export const newReward = z.strictObject({
  childId: id,
  title: line(textLimits.title),
  description,
  pointsCost,
  category,
  picture: z.nullish(picture),
  imageUrl: z.nullish(pictureUrl),
  isCustom: z.optional(z.literal(true)),
})

export const rewardChanges = z.partial(z.omit(newReward, { childId: true, isCustom: true }))

const childQuery = z.strictObject({ childId: id })

export const listRewards = endpoint('GET', '/api/rewards', {
  summary: 'Returns the rewards of a child: custom rewards, newest first, then the presets.',
  scope: 'read',
  resource: 'children',
  query: childQuery,
  response: z.array(reward),
})

export const addReward = endpoint('POST', '/api/rewards', {
  summary: 'Adds a custom reward.',
  scope: 'manage',
  resource: 'children',
  act: true,
  body: newReward,
  status: 201,
  response: reward,
})

export const editReward = endpoint('PUT', '/api/rewards/{id}', {
  summary: 'Changes a reward; an absent field is unchanged, null clears it.',
  scope: 'manage',
  resource: 'rewards',
  act: true,
  params: idParams,
  body: rewardChanges,
  response: reward,
})

export const deleteReward = endpoint('DELETE', '/api/rewards/{id}', {
  summary: 'Deletes a reward; its redemptions remain. The response header Act-Id is the id for an undo.',
  scope: 'manage',
  resource: 'rewards',
  act: true,
  actKinds: ['reward_deleted'],
  params: idParams,
})

export const redeemReward = endpoint('POST', '/api/rewards/redeem', {
  summary: 'Redeems a reward at its current price; the balance must cover it.',
  scope: 'record',
  resource: 'children',
  act: true,
  actKinds: ['redeem'],
  body: z.strictObject({ childId: id, rewardId: id, pointsSpent: pointsCost }),
  status: 201,
  response: z.object({ ...redemption.shape, ...actAndBalance, ...earnedBadges }),
})

export const listRedemptions = endpoint('GET', '/api/redemptions', {
  summary: 'Returns the redemptions of a child, newest first, without undone ones.',
  scope: 'read',
  resource: 'children',
  query: childQuery,
  response: z.array(redemption),
})

export const giveRedemption = endpoint('POST', '/api/redemptions/{id}/given', {
  summary: 'Marks a redemption as given; an undo of this act opens it again.',
  scope: 'record',
  resource: 'redemptions',
  act: true,
  actKinds: ['redemption_given'],
  params: idParams,
  response: redemption,
})
