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
  summary: 'Returns statistics of the family’s present week, without undone acts.',
  scope: 'read',
  resource: 'children',
  params: childParams,
  response: weeklyCounts,
})

export const getPace = endpoint('GET', '/api/stats/{childId}/pace', {
  summary:
    'Returns the points a week that the child earns: the median of its last four full weeks; null while there are fewer than two. Also its lowest balance of today, without undone acts.',
  scope: 'read',
  resource: 'children',
  params: childParams,
  response: z.object({ pointsPerWeek: z.nullable(z.number()), lowestToday: z.number() }),
})
