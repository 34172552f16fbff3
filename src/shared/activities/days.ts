import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { childParams } from '#shared/contract/fields.ts'
import { isDay } from '#shared/time/day.ts'
import { activityTypes } from './contract.ts'

export const listActivityDays = endpoint('GET', '/api/activities/{childId}/days', {
  summary:
    'Returns the days of a month (YYYY-MM) on which a child has activities that were not undone, earliest first; `type` limits it to one kind.',
  scope: 'read',
  resource: 'children',
  params: childParams,
  query: z.strictObject({
    month: z.string().check(z.refine((text) => isDay(`${text}-01`), 'invalid_day')),
    type: z.optional(z.enum(activityTypes)),
  }),
  response: z.array(z.string()),
})
