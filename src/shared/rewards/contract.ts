import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { actOutcome, description, id, instant, line, multiline, textLimits, integer } from '#shared/contract/fields.ts'
import { isPictureUrl, rewardCategories, rewardCost, rewardPresetKeys } from './rules.ts'

const title = line(textLimits.title)
const pointsCost = integer(rewardCost.min, rewardCost.max, 'invalid_points')
const category = z.enum(rewardCategories)
const imageUrl = z.optional(
  z.nullable(multiline(textLimits.url).check(z.refine((s) => s === '' || isPictureUrl(s), 'invalid_url'))),
)
const preset = z.nullable(z.enum(rewardPresetKeys))

/** Something a child can redeem points for. A preset's title and description are shown in the reader's language. */
export const reward = z.object({
  id: z.string(),
  childId: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  pointsCost: z.number(),
  category,
  imageUrl: z.nullable(z.string()),
  isCustom: z.boolean(),
  /** The preset whose title and description it has, or null. */
  preset,
})

export type Reward = z.output<typeof reward>

/** A redeemed reward; open until it is given. */
export const redemption = z.object({
  id: z.string(),
  childId: z.string(),
  rewardId: z.string(),
  actId: z.string(),
  title: z.string(),
  preset,
  category,
  pointsSpent: z.number(),
  redeemedAt: instant,
  redeemedBy: z.string(),
  givenAt: z.nullable(instant),
  returnedAt: z.nullable(instant),
})

export type Redemption = z.output<typeof redemption>

export const newReward = z.strictObject({
  childId: id,
  title,
  description,
  pointsCost,
  category,
  imageUrl,
  isCustom: z.optional(z.literal(true)),
})

export const rewardChanges = z.strictObject({
  title: z.optional(title),
  description,
  pointsCost: z.optional(pointsCost),
  category: z.optional(category),
  imageUrl,
})

const one = z.object({ id })
const ofChild = z.strictObject({ childId: id })

export const listRewards = endpoint({
  method: 'GET',
  path: '/api/rewards',
  summary: 'Returns the rewards of a child: custom rewards, newest first, then the presets.',
  tag: 'rewards',
  access: 'member',
  query: ofChild,
  status: 200,
  response: z.array(reward),
})

export const addReward = endpoint({
  method: 'POST',
  path: '/api/rewards',
  summary: 'Adds a custom reward.',
  tag: 'rewards',
  access: 'member',
  act: true,
  body: newReward,
  status: 201,
  response: reward,
})

export const editReward = endpoint({
  method: 'PUT',
  path: '/api/rewards/{id}',
  summary: 'Changes a reward; an absent field is unchanged, null clears it.',
  tag: 'rewards',
  access: 'member',
  act: true,
  params: one,
  body: rewardChanges,
  status: 200,
  response: reward,
})

export const deleteReward = endpoint({
  method: 'DELETE',
  path: '/api/rewards/{id}',
  summary: 'Deletes a reward; its redemptions remain. The response header Act-Id is the id for an undo.',
  tag: 'rewards',
  access: 'member',
  act: true,
  params: one,
  status: 204,
})

export const redeemReward = endpoint({
  method: 'POST',
  path: '/api/rewards/redeem',
  summary: 'Redeems a reward at its current price; the balance must cover it.',
  tag: 'rewards',
  access: 'member',
  act: true,
  body: z.strictObject({ childId: id, rewardId: id, pointsSpent: pointsCost }),
  status: 201,
  response: z.object({ ...redemption.shape, ...actOutcome }),
})

export const listRedemptions = endpoint({
  method: 'GET',
  path: '/api/redemptions',
  summary: 'Returns the redemptions of a child, newest first, without undone ones.',
  tag: 'rewards',
  access: 'member',
  query: ofChild,
  status: 200,
  response: z.array(redemption),
})

export const giveRedemption = endpoint({
  method: 'POST',
  path: '/api/redemptions/{id}/given',
  summary: 'Marks a redemption as given.',
  tag: 'rewards',
  access: 'member',
  act: true,
  params: one,
  status: 200,
  response: redemption,
})
