import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'

const backup = z.object({
  lastGoodAt: z.nullable(z.string()),
  /** The age of the last good backup in seconds. */
  age: z.nullable(z.number()),
  /** When the nightly backup failed, if none has succeeded since. */
  failedAt: z.nullable(z.string()),
})

export const getHealth = endpoint('GET', '/api/health', {
  summary:
    'Returns whether the database is reachable (503 if not); for an owner and from this machine also the version and the age of the last verified backup.',
  access: 'anyone',
  response: z.object({
    status: z.literal('ok'),
    version: z.optional(z.string()),
    /** Null where the app does not know of any. */
    backup: z.nullish(backup),
  }),
})
