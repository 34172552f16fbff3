import * as z from 'zod/mini'
import { earnedBadges } from '#shared/badges/contract.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import {
  actAndBalance,
  childParams,
  description,
  id,
  instant,
  line,
  picture,
  textLimits,
  integer,
} from '#shared/contract/fields.ts'
import {
  behaviorPointLimits,
  behaviorPresetKeys,
  behaviorPresets,
  maxQuickListLength,
  isSameEntry,
  quickPresetKeys,
  type QuickEntry,
} from './rules.ts'

const { min, max } = behaviorPointLimits
const title = line(textLimits.title)
export const newBehavior = z
  .strictObject({
    childId: id,
    type: z.enum(['reward', 'punishment']),
    title,
    description,
    points: integer(-max, max),
    preset: z.optional(z.enum(behaviorPresetKeys)),
    /** The chosen picture of an award of the family's own; without one the title suggests it. */
    picture: z.optional(picture),
  })
  .check(
    // Something hard may take no points.
    z.refine((b) => (b.type === 'reward' ? b.points >= min : b.points <= 0), {
      path: ['points'],
      error: 'sign_mismatch',
    }),
    z.refine((b) => b.preset === undefined || behaviorPresets[b.preset] === b.points, {
      path: ['points'],
      error: 'preset_points',
    }),
  )

/** A recorded behavior. */
export const behavior = z.object({
  ...actAndBalance,
  ...earnedBadges,
  id: z.string(),
  childId: z.string(),
  type: z.enum(['reward', 'punishment']),
  title: z.string(),
  description: z.nullable(z.string()),
  points: z.number(),
  category: z.enum(['good', 'needs_improvement']),
  preset: z.nullable(z.enum(behaviorPresetKeys)),
  createdAt: instant,
  /** Whether this act added the behavior to the quick list. */
  quickAdded: z.boolean(),
  /** Whether it was not added because the list is full. */
  quickFull: z.boolean(),
})

const presetTile = z.strictObject({ preset: z.enum(quickPresetKeys) })

/** The quick list of a child, in its order. */
export const quickList = z.array(
  z.union([presetTile, z.strictObject({ title: z.string(), points: z.number(), picture: z.optional(picture) })]),
)

const isUnique = (list: readonly QuickEntry[]) =>
  list.every((entry, at) => list.findIndex((other) => isSameEntry(entry, other)) === at)

/** A tile for a behavior of the family's own. */
export const newTile = z.strictObject({ title, points: integer(min, max), picture: z.optional(picture) })

export const newQuickList = z
  .array(z.union([presetTile, newTile]))
  .check(z.maxLength(maxQuickListLength, 'too_long'), z.refine(isUnique, 'duplicate'))

export const recordBehavior = endpoint('POST', '/api/behaviors', {
  summary: 'Awards or deducts points; the sign must match the type. Something hard may take none.',
  scope: 'record',
  resource: 'children',
  act: true,
  actKinds: ['behavior'],
  body: newBehavior,
  status: 201,
  response: behavior,
})

export const getQuickList = endpoint('GET', '/api/behaviors/{childId}/quick', {
  summary: 'Returns the quick list of a child, in its order.',
  scope: 'read',
  resource: 'children',
  params: childParams,
  response: quickList,
})

export const putQuickList = endpoint('PUT', '/api/behaviors/{childId}/quick', {
  summary: 'Replaces the quick list of a child.',
  scope: 'manage',
  resource: 'children',
  act: true,
  params: childParams,
  body: newQuickList,
  response: quickList,
})
