import * as z from 'zod/mini'
import { timeZone } from '#shared/auth/contract.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { id, instant, line, textLimits } from '#shared/contract/fields.ts'

/** Days an invitation stays good. */
export const invitationDays = 7

const token = z.object({ token: z.string().check(z.regex(/^[\w-]{20,100}$/, 'invalid_link')) })

export const family = z.object({
  id: z.string(),
  name: z.string(),
  timeZone: z.string(),
  pictures: z.boolean(),
  usesModel: z.boolean(),
})

export const familyChanges = z.strictObject({
  name: z.optional(line(textLimits.name)),
  timeZone: z.optional(timeZone),
  pictures: z.optional(z.boolean()),
  usesModel: z.optional(z.boolean()),
})

const base = { tag: 'families' } as const

export const editFamily = endpoint({
  ...base,
  method: 'PUT',
  path: '/api/family',
  summary:
    'Changes the family’s name, time zone, whether pictures from other sites are shown, or whether a language model may be asked.',
  access: 'member',
  act: true,
  body: familyChanges,
  status: 200,
  response: family,
})

export const invite = endpoint({
  ...base,
  method: 'POST',
  path: '/api/family/invitations',
  summary: 'Makes a one-use link for another caregiver, good for seven days.',
  access: 'member',
  status: 201,
  response: z.object({ id: z.string(), url: z.string(), token: z.string(), expiresAt: instant }),
})

export const getInvitation = endpoint({
  ...base,
  method: 'GET',
  path: '/api/invitations/{token}',
  summary: 'Whose family an invitation leads to.',
  access: 'anyone',
  params: token,
  status: 200,
  response: z.object({ family: z.string(), invitedBy: z.string(), expiresAt: instant }),
})

export const acceptInvitation = endpoint({
  ...base,
  method: 'POST',
  path: '/api/invitations/{token}/accept',
  summary: 'The signed-in user joins the inviting family; an own family without children is dropped.',
  access: 'member',
  params: token,
  status: 200,
  response: family,
})

export const removeMember = endpoint({
  ...base,
  method: 'DELETE',
  path: '/api/family/members/{id}',
  summary: 'The owner removes a member; what they recorded keeps their name.',
  access: 'member',
  act: true,
  params: z.object({ id: id }),
  status: 204,
})
