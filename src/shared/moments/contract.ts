import * as z from 'zod/mini'
import { earnedBadges } from '#shared/badges/contract.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import {
  actAndBalance,
  childParams,
  day,
  id,
  idParams,
  instant,
  multiline,
  textLimits,
} from '#shared/contract/fields.ts'
import { isMonthDay, moods, weathers } from './rules.ts'

const weather = z.enum(weathers)
const mood = z.enum(moods)

/** A diary entry of one day: weather, mood and an optional text. */
export const moment = z.object({
  id: z.string(),
  childId: z.string(),
  weather,
  mood,
  content: z.nullable(z.string()),
  date: z.string(),
  createdAt: instant,
  /** Id of the user who wrote it. Responses that were cached before an update lack it. */
  by: z.nullish(z.string()),
})

export type Moment = z.output<typeof moment>

export const newMoment = z.strictObject({
  childId: id,
  weather,
  mood,
  content: z.nullish(multiline(textLimits.moment)),
  date: z.optional(day),
})

export const momentChanges = z.partial(z.omit(newMoment, { childId: true }))

export const listMoments = endpoint('GET', '/api/moments/{childId}', {
  summary:
    'Returns the moments of a child by date and then time, newest first, at most 100; `before` (the id of the last one received) returns the next page; `on` (MM-DD) limits it to one day of all years.',
  scope: 'read',
  resource: 'children',
  params: childParams,
  query: z.strictObject({
    before: z.optional(id),
    on: z.optional(z.string().check(z.refine(isMonthDay, 'invalid_day'))),
  }),
  response: z.array(moment),
})

export const addMoment = endpoint('POST', '/api/moments', {
  summary: 'Adds a moment of a day (by default today in the family’s time zone); it has no points.',
  scope: 'record',
  resource: 'children',
  act: true,
  actKinds: ['moment'],
  body: newMoment,
  status: 201,
  response: z.object({ ...moment.shape, ...actAndBalance, ...earnedBadges }),
})

export const editMoment = endpoint('PUT', '/api/moments/{id}', {
  summary: 'Changes a moment; an absent field is unchanged.',
  scope: 'manage',
  resource: 'moments',
  act: true,
  params: idParams,
  body: momentChanges,
  response: moment,
})

export const deleteMoment = endpoint('DELETE', '/api/moments/{id}', {
  summary: 'Deletes a moment. The response header Act-Id is the id for an undo.',
  scope: 'manage',
  resource: 'moments',
  act: true,
  actKinds: ['moment_deleted'],
  params: idParams,
})
