import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { childParams, instant } from '#shared/contract/fields.ts'

export const badge = z.object({
  /** The kind, from the catalogue. */
  id: z.string(),
  title: z.string(),
  iconName: z.string(),
  awardedAt: instant,
})

export type Badge = z.output<typeof badge>

export const listBadges = endpoint('GET', '/api/badges/{childId}', {
  summary: 'Returns the badges of a child, newest first.',
  scope: 'read',
  resource: 'children',
  params: childParams,
  response: z.array(badge),
})
