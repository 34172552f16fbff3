import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { id, instant } from '#shared/contract/fields.ts'
import { accountEventKinds, familyEventKinds } from './rules.ts'

const accountEvent = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum(accountEventKinds),
  /** How often it happened within the hour. */
  count: z.number(),
  userAgent: z.nullable(z.string()),
})

const familyEvent = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum(familyEventKinds),
  /** Id of the member who did it; null for the operator. */
  by: z.nullable(z.string()),
  /** Id of the member, invitation, webhook or API token that it was done to. */
  subjectId: z.nullable(z.string()),
})

/** An entry of the security log: of the user's account, or of the family. */
const securityEvent = z.union([accountEvent, familyEvent])

export type SecurityEvent = z.output<typeof securityEvent>

/** Events of one page. */
export const securityEventsPerPage = 50

export const listSecurityEvents = endpoint('GET', '/api/security/events', {
  summary:
    'Returns the security events of the account and the family, newest first. The header Link rel="next" has the next page.',
  query: z.strictObject({ before: z.optional(id) }),
  response: z.array(securityEvent),
})

/** The security log of a family as a file: names in place of ids, and no addresses. */
const securityLogFile = z.object({
  format: z.literal('glowjar-security-log'),
  version: z.literal(1),
  exportedAt: instant,
  family: z.string(),
  events: z.array(
    z.object({
      at: instant,
      kind: z.enum(familyEventKinds),
      by: z.nullable(z.string()),
      subject: z.nullable(z.string()),
    }),
  ),
})

export const exportSecurityLog = endpoint('GET', '/api/security/log', {
  summary: 'Returns the security events of the family as a file.',
  recentSignIn: true,
  response: securityLogFile,
})
