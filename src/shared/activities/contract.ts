import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { childParams, instant } from '#shared/contract/fields.ts'
import { isDay, type Day } from '#shared/time/day.ts'

export const activityTypes = ['behavior', 'habit', 'skill', 'moment', 'reward'] as const

export type ActivityType = (typeof activityTypes)[number]

/** A row of the ledger in responses, such as an award; the timeline shows them. */
export const activity = z.object({
  id: z.string(),
  actId: z.string(),
  /** The group of acts that the act was sent in, or null. */
  groupId: z.nullish(z.string()),
  childId: z.string(),
  type: z.enum(activityTypes),
  title: z.string(),
  description: z.nullable(z.string()),
  points: z.nullable(z.number()),
  /** When the server received it. */
  createdAt: instant,
  /** When it happened. */
  happenedAt: instant,
  /** The family's day on which it happened; of a check-in the day that was checked in, of a moment its date. */
  day: z.string(),
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

/** A position in a list of activities: after the one with this sequence, or with this day and sequence. */
export interface ActivityPosition {
  day: Day | null
  sequence: number
}

// Databases reject what is no safe integer.
const parseCursor = (text: string): ActivityPosition | null => {
  const [, day = null, digits] = /^(?:(.{10})\.)?([0-9a-z]{1,16})$/.exec(text) ?? []
  const sequence = Number.parseInt(digits ?? '', 36)
  return Number.isSafeInteger(sequence) && (day === null || isDay(day)) ? { day, sequence } : null
}

/** Returns the cursor of a position: its day, if any, and its sequence in base 36. */
export const formatCursor = ({ day, sequence }: ActivityPosition): string =>
  `${day === null ? '' : `${day}.`}${sequence.toString(36)}`

const cursor = z.pipe(
  z.string().check(z.refine((s) => parseCursor(s) !== null, 'invalid_cursor')),
  z.transform((s): ActivityPosition => parseCursor(s) ?? { day: null, sequence: 0 }),
)

/** The order of a list of activities, newest first: that in which they were recorded, or by day and then that. */
const activityOrders = ['sequence', 'day'] as const

export const listActivities = endpoint('GET', '/api/activities/{childId}', {
  summary:
    'Returns the activities of a child, newest first, as they were recorded or (order=day) by day; a page never splits an act. The header Link rel="next" has the next page.',
  scope: 'read',
  resource: 'children',
  etag: true,
  params: childParams,
  query: z
    .strictObject({
      limit: z.optional(limit),
      before: z.optional(cursor),
      type: z.optional(z.enum(activityTypes)),
      order: z.optional(z.enum(activityOrders)),
    })
    .check(
      z.refine(({ before, order }) => before === undefined || (before.day !== null) === (order === 'day'), {
        error: 'invalid_cursor',
        path: ['before'],
      }),
    ),
  response: z.array(activity),
})
