import * as z from 'zod/mini'
import type { Badge } from '#shared/badges/contract.ts'
import type { ResponseBody, ParsedInput } from '#shared/contract/endpoint.ts'
import type { editSkill, Skill } from '#shared/skills/contract.ts'
import { bestOf, meets } from '#shared/skills/rules.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { newId } from '#server/ids.ts'
import type { Act, ActEffect, ActResult } from '#server/ledger/act.ts'
import { recordCompletion, revertCompletion } from '#server/ledger/badges.ts'
import { lockChild } from '#server/ledger/child-lock.ts'
import { recordActivity } from '#server/ledger/record-activity.ts'
import type { UndoHandler } from '#server/ledger/undo.ts'
import { changeSkill, insertScore, removeScore, skillById, updateSkill, type SkillColumns } from './store.ts'

type Edit = typeof editSkill
type Changes = ParsedInput<Edit>['body']

const wordsOf = ({ title, description, targetUnit, dueDate }: Changes): SkillColumns => ({
  ...(title === undefined ? {} : { title }),
  ...(description === undefined ? {} : { description: description || null }),
  ...(targetUnit === undefined ? {} : { target_unit: targetUnit }),
  ...(dueDate === undefined ? {} : { due_date: dueDate }),
})

const keepScore = async (tx: Tx, act: Act, skill: Skill, score: number, before: number | null): Promise<string> => {
  const { id: skillId, childId, currentBest: best, targetUnit: unit, title } = skill
  const id = newId(act.at)
  await insertScore(tx, act.familyId, { id, skillId, childId, score, actId: act.id, at: act.at })
  const metadata = JSON.stringify({ score, best, before, unit })
  await recordActivity(tx, act, { childId, type: 'skill', title, points: null, metadata })
  return id
}

const finish = async (tx: Tx, act: Act, { id, childId, title, points }: Skill): Promise<Badge | null> => {
  await recordActivity(tx, act, { childId, type: 'skill', title, points, iconName: 'trophy' })
  return recordCompletion(tx, act, { childId, badge: 'skill_master', subjectId: id })
}

const deedOf = (skill: Skill, scoreId: string | null, completed: boolean): ActEffect => {
  const { id: skillId, childId } = skill
  if (scoreId !== null) return { kind: 'score', childId, data: { skillId, scoreId, completed } }
  return completed ? { kind: 'quick_complete', childId, data: { skillId } } : { kind: null, childId }
}

/**
 * Changes the words of a challenge, records a score, completes it: by a score that reaches the target, or because it is
 * said to be done. What completes, pays once. Refuses `not_found`, and `skill_completed` for a score or a taking back
 * after the completion.
 */
export const practise = async (tx: Tx, act: Act, id: string, body: Changes): Promise<ActResult<ResponseBody<Edit>>> => {
  const { familyId } = act
  const { childId } = orNotFound(await skillById(tx, familyId, id))
  const { points } = await lockChild(tx, familyId, childId)
  const before = orNotFound(await skillById(tx, familyId, id))
  const { currentBest: score, isCompleted } = body
  if (before.isCompleted && (score !== undefined || isCompleted === false)) throw new AppError('skill_completed')
  const reached = score !== undefined && meets(score, before.targetValue)
  const completed = !before.isCompleted && (reached || isCompleted === true)
  const skill = await updateSkill(tx, familyId, before, {
    ...wordsOf(body),
    ...(score === undefined ? {} : { current_best: bestOf(before.currentBest, score) }),
    ...(completed ? { completed_at: act.at } : {}),
  })
  const scoreId = score === undefined ? null : await keepScore(tx, act, skill, score, before.currentBest)
  const badge = completed ? await finish(tx, act, skill) : null
  const pointsAwarded = completed ? skill.points : 0
  return {
    response: {
      ...skill,
      actId: act.id,
      balance: points + pointsAwarded,
      pointsAwarded,
      completed,
      bestBefore: before.currentBest,
      badge,
    },
    effect: deedOf(skill, scoreId, completed),
  }
}

const scoreEffect = z.object({ skillId: z.string(), scoreId: z.string(), completed: z.boolean() })
const completionEffect = z.object({ skillId: z.string() })

/** Takes a score back: the best is the highest one that is left; what the score completed is open again. */
export const scoreUndo: UndoHandler = {
  revert: async (tx, undone, undo) => {
    const { skillId, scoreId, completed } = z.parse(scoreEffect, undone.data)
    const best = await removeScore(tx, undo.familyId, skillId, scoreId)
    const open = completed ? { completed_at: null } : {}
    await changeSkill(tx, undo.familyId, skillId, { current_best: best, ...open })
    if (completed) await revertCompletion(tx, undo.familyId, undone.childId, undone.id)
  },
}

/** Opens a challenge again that was said to be done. */
export const quickCompleteUndo: UndoHandler = {
  revert: async (tx, undone, undo) => {
    const { skillId } = z.parse(completionEffect, undone.data)
    await changeSkill(tx, undo.familyId, skillId, { completed_at: null })
    await revertCompletion(tx, undo.familyId, undone.childId, undone.id)
  },
}
