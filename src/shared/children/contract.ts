import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { day, idParams, instant, integer, line, textLimits } from '#shared/contract/fields.ts'
import { avatars, childLimits, earliestBirthday, foldName } from './rules.ts'

const gender = z.enum(['boy', 'girl'])

// A form separates aliases by commas.
const alias = line(textLimits.alias).check(z.refine((s) => !/[,，、;；]/.test(s), 'invalid_characters'))

const areDifferent = (aliases: readonly string[]) => new Set(aliases.map(foldName)).size === aliases.length

const aliases = z
  .array(alias)
  .check(z.maxLength(childLimits.aliases, 'too_many_aliases'), z.refine(areDifferent, 'duplicate'))

/** A child of the family, with its balance. */
export const child = z.object({
  id: z.string(),
  name: z.string(),
  /** Other names that the family uses, such as a nickname. */
  aliases: z.optional(z.array(z.string())),
  age: z.nullable(z.number()),
  gender: z.nullable(gender),
  birthday: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  points: z.number(),
  pointsEarned: z.number(),
  createdAt: instant,
})

export type Child = z.output<typeof child>

export const newChild = z.strictObject({
  name: line(textLimits.name),
  aliases: z.nullish(aliases),
  age: z.nullish(integer(childLimits.ageMin, childLimits.ageMax, 'invalid_age')),
  gender: z.nullish(gender),
  birthday: z.nullish(day.check(z.refine((d) => d >= earliestBirthday, 'invalid_birthday'))),
  avatarUrl: z.nullish(z.enum(avatars)),
})

export const childChanges = z.partial(newChild)

export const listChildren = endpoint('GET', '/api/children', {
  summary: 'Returns the children of the family, in the order in which they were added.',
  scope: 'read',
  resource: 'family',
  response: z.array(child),
})

export const addChild = endpoint('POST', '/api/children', {
  summary: 'Adds a child, with 0 points and the six preset rewards.',
  scope: 'manage',
  resource: 'family',
  act: true,
  actKinds: ['child_added'],
  body: newChild,
  status: 201,
  response: child,
})

export const editChild = endpoint('PUT', '/api/children/{id}', {
  summary: 'Changes a child; an absent field is unchanged, null clears it.',
  scope: 'manage',
  resource: 'children',
  act: true,
  params: idParams,
  body: childChanges,
  response: child,
})

export const deleteChild = endpoint('DELETE', '/api/children/{id}', {
  summary: 'Deletes a child with all its data; the last child cannot be deleted.',
  act: true,
  params: idParams,
})
