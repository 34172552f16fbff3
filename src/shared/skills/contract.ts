import * as z from 'zod/mini'
import { badge } from '#shared/badges/contract.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { actOutcome, day, description, id, instant, line, textLimits, integer } from '#shared/contract/fields.ts'
import { difficulties } from '#shared/habits/rules.ts'
import { isScore } from './rules.ts'

const title = line(textLimits.title)
const score = z.number().check(z.refine(isScore, 'invalid_score'))
const target = z.number().check(z.refine((n) => n > 0 && isScore(n), 'invalid_target_value'))
const unit = z.optional(z.nullable(line(textLimits.unit)))
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
  title,
  description,
  difficulty,
  points: z.optional(integer(1, 1000)),
  targetValue: z.optional(z.nullable(target)),
  targetUnit: unit,
  dueDate: z.optional(z.nullable(day)),
})

export const skillChanges = z.strictObject({
  title: z.optional(title),
  description,
  targetUnit: unit,
  dueDate: z.optional(z.nullable(day)),
  /** Records a score. */
  currentBest: z.optional(score),
  /** `true` completes the challenge; `false` changes nothing on an open one. */
  isCompleted: z.optional(z.boolean()),
})

const ofChild = z.object({ childId: id })
const one = z.object({ id })
const base = { tag: 'skills', access: 'member' } as const

export const listSkills = endpoint({
  ...base,
  method: 'GET',
  path: '/api/skills/{childId}',
  summary: 'Returns the challenges of a child, newest first.',
  params: ofChild,
  status: 200,
  response: z.array(skill),
})

export const addSkill = endpoint({
  ...base,
  method: 'POST',
  path: '/api/skills',
  summary: 'Adds a challenge; the difficulty determines the points unless they are given.',
  act: true,
  body: newSkill,
  status: 201,
  response: skill,
})

export const editSkill = endpoint({
  ...base,
  method: 'PUT',
  path: '/api/skills/{id}',
  summary:
    'Records a score, completes a challenge, or changes its title, description, unit or due date. A completion is final.',
  act: true,
  params: one,
  body: skillChanges,
  status: 200,
  response: z.object({
    ...skill.shape,
    ...actOutcome,
    pointsAwarded: z.number(),
    /** Whether this act completed it. */
    completed: z.boolean(),
    /** The best score before this act, or null. */
    bestBefore: z.nullable(z.number()),
    badge: z.nullable(badge),
  }),
})

export const deleteSkill = endpoint({
  ...base,
  method: 'DELETE',
  path: '/api/skills/{id}',
  summary: 'Deletes a challenge; its activities and points remain. The response header Act-Id is the id for an undo.',
  act: true,
  params: one,
  status: 204,
})

export const listScores = endpoint({
  ...base,
  method: 'GET',
  path: '/api/skills/{id}/scores',
  summary:
    'Returns the scores of a challenge, newest first, at most 200; `before` (the id of the last one received) returns the next page.',
  params: one,
  query: z.strictObject({ before: z.optional(id) }),
  status: 200,
  response: z.array(z.object({ id: z.string(), score: z.number(), at: instant })),
})
