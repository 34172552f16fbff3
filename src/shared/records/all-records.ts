import { activityRecord } from '#shared/activities/record.ts'
import { agentRecord } from '#shared/agents/record.ts'
import { actRecord } from '#shared/acts/record.ts'
import { badgeRecord, completionRecord } from '#shared/badges/record.ts'
import { childRecord } from '#shared/children/record.ts'
import { familyRecord, invitationRecord, memberRecord } from '#shared/families/record.ts'
import { feedbackRecord } from '#shared/feedback/record.ts'
import { checkInRecord, habitRecord, restRecord } from '#shared/habits/record.ts'
import { jobRecord } from '#shared/jobs/record.ts'
import { momentRecord } from '#shared/moments/record.ts'
import { redemptionRecord, rewardRecord } from '#shared/rewards/record.ts'
import { familyEventRecord } from '#shared/security/record.ts'
import { scoreRecord, skillRecord } from '#shared/skills/record.ts'
import { apiTokenRecord } from '#shared/tokens/record.ts'
import { deliveryRecord, webhookRecord } from '#shared/webhooks/record.ts'
import type { Columns } from './record.ts'

/** The record of every table that a family owns, in an order in which rows can be inserted. */
export const records = {
  families: familyRecord,
  members: memberRecord,
  invitations: invitationRecord,
  agents: agentRecord,
  api_tokens: apiTokenRecord,
  children: childRecord,
  acts: actRecord,
  activities: activityRecord,
  rewards: rewardRecord,
  redemptions: redemptionRecord,
  badges: badgeRecord,
  habits: habitRecord,
  check_ins: checkInRecord,
  rests: restRecord,
  skills: skillRecord,
  scores: scoreRecord,
  completions: completionRecord,
  moments: momentRecord,
  feedback: feedbackRecord,
  family_events: familyEventRecord,
  jobs: jobRecord,
  webhooks: webhookRecord,
  webhook_deliveries: deliveryRecord,
} as const satisfies Record<string, Columns>

export type OwnedTable = keyof typeof records
