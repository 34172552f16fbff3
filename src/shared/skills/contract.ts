import * as z from 'zod/mini'
import { badge, earnedBadges } from '#shared/badges/contract.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import {
  actAndBalance,
  childParams,
  day,
  description,
  id,
  idParams,
  instant,
  integer,
  line,
  textLimits,
} from '#shared/contract/fields.ts'
import { difficulties } from '#shared/habits/rules.ts'
import { isScore } from './rules.ts'

const score = z.number().check(z.refine(isScore, 'invalid_score'))
const target = z.number().check(z.refine((n) => n > 0 && isScore(n), 'invalid_target_value'))
const difficulty = z.enum(difficulties)

export const skill = z.object({
  id: z.string(),
  childId: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  difficulty,
  /** Points for the completion. */
  points: z.number(),
  targetValue: z.nullable(z.number()),
  targetUnit: z.nullable(z.string()),
  dueDate: z.nullable(z.string()),
  currentBest: z.nullable(z.number()),
  isCompleted: z.boolean(),
  completedAt: z.nullable(instant),
  createdAt: instant,
})

export type Skill = z.output<typeof skill>

export const newSkill = z.strictObject({
  childId: id,
  title: line(textLimits.title),
  description,
  difficulty,
  points: z.optional(integer(1, 1000)),
  targetValue: z.nullish(target),
  targetUnit: z.nullish(line(textLimits.unit)),
  dueDate: z.nullish(day),
})

const editable = z.pick(newSkill, { title: true, description: true, targetUnit: true, dueDate: true })
export const skillChanges = z.strictObject({
  ...z.partial(editable).shape,
  /** Records a score. */
  currentBest: z.optional(score),
  /** `true` completes the challenge; `false` changes nothing on an open one. */
  isCompleted: z.optional(z.boolean()),
})

export const listSkills = endpoint('GET', '/api/skills/{childId}', {
  summary: 'Returns the challenges of a child, newest first.',
  scope: 'read',
  resource: 'children',
  params: childParams,
  response: z.array(skill),
})

export const addSkill = endpoint('POST', '/api/skills', {
  summary: 'Adds a challenge; the difficulty determines the points unless they are given.',
  scope: 'manage',
  resource: 'children',
  act: true,
  body: newSkill,
  status: 201,
  response: skill,
})

export const editSkill = endpoint('PUT', '/api/skills/{id}', {
  summary:
    'Records a score, completes a challenge, or changes its title, description, unit or due date. A completion is final.',
  scope: 'record',
  resource: 'skills',
  manageFields: Object.keys(editable.shape),
  act: true,
  actKinds: ['score', 'quick_complete'],
  params: idParams,
  body: skillChanges,
  response: z.object({
    ...skill.shape,
    ...actAndBalance,
    ...earnedBadges,
    pointsAwarded: z.number(),
    /** Whether this act completed it. */
    completed: z.boolean(),
    /** The best score before this act, or null. */
    bestBefore: z.nullable(z.number()),
    badge: z.nullable(badge),
  }),
})

export const deleteSkill = endpoint('DELETE', '/api/skills/{id}', {
  summary: 'Deletes a challenge; its activities and points remain. The response header Act-Id is the id for an undo.',
  scope: 'manage',
  resource: 'skills',
  act: true,
  actKinds: ['skill_deleted'],
  params: idParams,
})

export const listScores = endpoint('GET', '/api/skills/{id}/scores', {
  summary:
    'Returns the scores of a challenge, newest first, at most 200; `before` (the id of the last one received) returns the next page.',
  scope: 'read',
  resource: 'skills',
  params: idParams,
  query: z.strictObject({ before: z.optional(id) }),
  response: z.array(z.object({ id: z.string(), score: z.number(), at: instant })),
})
