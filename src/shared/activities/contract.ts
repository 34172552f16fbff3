import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { childParams, instant } from '#shared/contract/fields.ts'

export const activityTypes = ['behavior', 'habit', 'skill', 'moment', 'reward'] as const

export type ActivityType = (typeof activityTypes)[number]

/** A row of the ledger in responses, such as an award; the timeline shows them. */
export const activity = z.object({
  id: z.string(),
  actId: z.string(),
  childId: z.string(),
  type: z.enum(activityTypes),
  title: z.string(),
  description: z.nullable(z.string()),
  points: z.nullable(z.number()),
  createdAt: instant,
  iconName: z.nullable(z.string()),
  /** JSON text; for a preset `{"preset": key}`. */
  metadata: z.nullable(z.string()),
  /** Id of the user who did it. */
  by: z.string(),
  /** Id of the agent, such as an API token, that the user did it through; null in the app. */
  via: z.nullish(z.string()),
  undone: z.boolean(),
  /** The activity this one compensates, or null. */
  undoes: z.nullable(z.string()),
})

export type Activity = z.output<typeof activity>

/** Minimum, maximum and default number of rows of a page. */
export const pageSizes = { min: 1, max: 200, usual: 50 } as const

const limit = z.pipe(
  z
    .string()
    .check(
      z.refine((s) => /^\d{1,3}$/.test(s) && Number(s) >= pageSizes.min && Number(s) <= pageSizes.max, 'out_of_range'),
    ),
  z.transform(Number),
)

// Sequence of the last row of the page before, in base 36; databases reject what is no safe integer.
const cursor = z.pipe(
  z
    .string()
    .check(
      z.refine((s) => /^[0-9a-z]{1,16}$/.test(s) && Number.isSafeInteger(Number.parseInt(s, 36)), 'invalid_cursor'),
    ),
  z.transform((s) => Number.parseInt(s, 36)),
)

export const listActivities = endpoint('GET', '/api/activities/{childId}', {
  summary:
    'Returns the activities of a child, newest first; a page never splits an act. The header Link rel="next" has the next page.',
  scope: 'read',
  resource: 'children',
  etag: true,
  params: childParams,
  query: z.strictObject({
    limit: z.optional(limit),
    before: z.optional(cursor),
    type: z.optional(z.enum(activityTypes)),
  }),
  response: z.array(activity),
})
