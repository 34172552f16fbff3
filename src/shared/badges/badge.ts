import * as z from 'zod/mini'
import { instant } from '#shared/contract/fields.ts'

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
