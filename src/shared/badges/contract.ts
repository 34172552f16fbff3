import * as z from 'zod/mini'
import { activityTypes } from '#shared/activities/contract.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { childParams, id, instant } from '#shared/contract/fields.ts'
import { badgeKinds } from './rules.ts'

/** A badge of a child. */
export const badge = z.object({
  /** The kind, from the catalogue. */
  id: z.string(),
  title: z.string(),
  iconName: z.string(),
  awardedAt: instant,
})

export type Badge = z.output<typeof badge>

/** A field of acts: the badges that the act has earned, absent when there are none. */
export const earnedBadges = { badges: z.optional(z.array(badge)) }

/** A badge of the shelf: one the child has, or how far it is. */
const badgeProgress = z.object({
  id: z.string(),
  title: z.string(),
  iconName: z.string(),
  /** How much there is and how much it takes, by the rule of the badge. */
  count: z.number(),
  target: z.number(),
  awardedAt: z.nullable(instant),
  /** The act that earned it; null when it was given later for earlier deeds. */
  actId: z.nullable(z.string()),
})

export type ShelfBadge = z.output<typeof badgeProgress>

/** The first activity of an act that counts for a badge. */
const deed = z.object({
  actId: z.string(),
  type: z.enum(activityTypes),
  title: z.string(),
  iconName: z.nullable(z.string()),
  metadata: z.nullable(z.string()),
  happenedAt: instant,
  day: z.string(),
  /** Id of the user who recorded it. */
  by: z.string(),
})

export type BadgeDeed = z.output<typeof deed>

export const listBadges = endpoint('GET', '/api/badges/{childId}', {
  summary: 'Returns the badges of a child, newest first.',
  scope: 'read',
  resource: 'children',
  params: childParams,
  response: z.array(badge),
})

export const listBadgeProgress = endpoint('GET', '/api/badges/{childId}/progress', {
  summary: 'Returns every kind of badge in the order of the shelf: when the child earned it, or how far it is.',
  scope: 'read',
  resource: 'children',
  params: childParams,
  response: z.array(badgeProgress),
})

export const getBadgeDeeds = endpoint('GET', '/api/badges/{childId}/deeds/{kind}', {
  summary:
    'Returns what earned a badge, and the first and the latest that count for it; null where nothing is known or left.',
  scope: 'read',
  resource: 'children',
  params: z.object({ childId: id, kind: z.enum(badgeKinds) }),
  response: z.object({ earnedBy: z.nullable(deed), first: z.nullable(deed), latest: z.nullable(deed) }),
})
