import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { day, id, instant, line, textLimits, integer } from '#shared/contract/fields.ts'
import { avatars, childLimits, earliestBirthday } from './rules.ts'

const age = integer(childLimits.ageMin, childLimits.ageMax, 'invalid_age')
const birthday = day.check(z.refine((d) => d >= earliestBirthday, 'invalid_birthday'))
const gender = z.enum(['boy', 'girl'])
const name = line(textLimits.name)

/** A child of the family, with its balance. */
export const child = z.object({
  id: z.string(),
  name: z.string(),
  age: z.nullable(z.number()),
  gender: z.nullable(gender),
  birthday: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  points: z.number(),
  pointsEarned: z.number(),
  createdAt: instant,
})

export type Child = z.output<typeof child>

const optionalFields = {
  age: z.optional(z.nullable(age)),
  gender: z.optional(z.nullable(gender)),
  birthday: z.optional(z.nullable(birthday)),
  avatarUrl: z.optional(z.nullable(z.enum(avatars))),
}

export const newChild = z.strictObject({ name, ...optionalFields })
export const childChanges = z.strictObject({ name: z.optional(name), ...optionalFields })

const one = z.object({ id })

export const listChildren = endpoint({
  method: 'GET',
  path: '/api/children',
  summary: 'Returns the children of the family, in the order in which they were added.',
  tag: 'children',
  access: 'member',
  status: 200,
  response: z.array(child),
})

export const addChild = endpoint({
  method: 'POST',
  path: '/api/children',
  summary: 'Adds a child, with 0 points and the six preset rewards.',
  tag: 'children',
  access: 'member',
  act: true,
  body: newChild,
  status: 201,
  response: child,
})

export const editChild = endpoint({
  method: 'PUT',
  path: '/api/children/{id}',
  summary: 'Changes a child; an absent field is unchanged, null clears it.',
  tag: 'children',
  access: 'member',
  act: true,
  params: one,
  body: childChanges,
  status: 200,
  response: child,
})

export const deleteChild = endpoint({
  method: 'DELETE',
  path: '/api/children/{id}',
  summary: 'Deletes a child with all its data; the last child cannot be deleted.',
  tag: 'children',
  access: 'member',
  act: true,
  params: one,
  status: 204,
})
