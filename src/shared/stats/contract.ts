import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { childParams } from '#shared/contract/fields.ts'

export const weeklyCounts = z.object({
  behavior: z.number(),
  habit: z.number(),
  skill: z.number(),
  reward: z.number(),
})

export type WeeklyCounts = z.output<typeof weeklyCounts>

export const getWeeklyCounts = endpoint('GET', '/api/stats/{childId}/weekly', {
  summary: 'Returns statistics of this week (from Sunday, in the family’s time zone), without undone acts.',
  scope: 'read',
  resource: 'children',
  params: childParams,
  response: weeklyCounts,
})

export const getTwoWeekPace = endpoint('GET', '/api/stats/{childId}/pace', {
  summary:
    'Returns an estimate of the points that the child earns in two weeks, from recent activities; null in its first three days.',
  scope: 'read',
  resource: 'children',
  params: childParams,
  response: z.object({ earned: z.nullable(z.number()) }),
})
