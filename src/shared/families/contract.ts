import * as z from 'zod/mini'
import { family, timeZone, weekStart } from '#shared/auth/contract.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { idParams, instant, line, textLimits } from '#shared/contract/fields.ts'

/** Days until an invitation expires. */
export const invitationDays = 7

const tokenParams = z.object({ token: z.string().check(z.regex(/^[\w-]{20,100}$/, 'invalid_link')) })

export const familyChanges = z.strictObject({
  name: z.optional(line(textLimits.name)),
  timeZone: z.optional(timeZone),
  weekStart: z.optional(weekStart),
  pictures: z.optional(z.boolean()),
  usesModel: z.optional(z.boolean()),
})

export const editFamily = endpoint('PUT', '/api/family', {
  summary:
    'Changes the family’s name, time zone or first day of the week, or whether it shows images from other sites or uses the language model.',
  act: true,
  body: familyChanges,
  response: family,
})

export const invite = endpoint('POST', '/api/family/invitations', {
  summary: 'Creates an invitation link for one caregiver, which expires after seven days.',
  recentSignIn: true,
  status: 201,
  response: z.object({ id: z.string(), url: z.string(), token: z.string(), expiresAt: instant }),
})

export const listInvitations = endpoint('GET', '/api/family/invitations', {
  summary: 'Lists the open invitations of the family, newest first; without their links, which are not stored.',
  response: z.array(z.object({ id: z.string(), by: z.string(), createdAt: instant, expiresAt: instant })),
})

export const revokeInvitation = endpoint('DELETE', '/api/family/invitations/{id}', {
  summary: 'Revokes an open invitation: its link no longer works.',
  params: idParams,
})

export const getInvitation = endpoint('GET', '/api/invitations/{token}', {
  summary: 'Returns the family and the inviter of an invitation.',
  access: 'anyone',
  params: tokenParams,
  response: z.object({ family: z.string(), invitedBy: z.string(), expiresAt: instant }),
})

export const acceptInvitation = endpoint('POST', '/api/invitations/{token}/accept', {
  summary: 'Joins the inviting family; the user’s previous family is deleted if it has no children.',
  afterRemoval: true,
  params: tokenParams,
  response: family,
})

export const removeMember = endpoint('DELETE', '/api/family/members/{id}', {
  summary: 'Removes a member from the family; only for the owner. Their name stays on past activities.',
  act: true,
  recentSignIn: true,
  params: idParams,
})
