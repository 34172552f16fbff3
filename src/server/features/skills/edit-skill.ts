import type { Badge } from '#shared/badges/contract.ts'
import { tallyAct } from '#shared/badges/tally-act.ts'
import type { Tallies } from '#shared/badges/rules.ts'
import type { ActKindOf, ParsedInput } from '#shared/contract/endpoint.ts'
import { toColumns } from '#shared/records/record.ts'
import type { editSkill as endpoint, Skill } from '#shared/skills/contract.ts'
import { skillRecord } from '#shared/skills/record.ts'
import { computeNewBest, reachesTarget } from '#shared/skills/rules.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import type { CommandHandler } from '#server/http/route.ts'
import { newId } from '#server/ids.ts'
import type { Act, ActEffect } from '#server/ledger/act.ts'
import { recordCompletionAndBadge, revertCompletionAndBadge } from '#server/ledger/completions.ts'
import { lockChildOf } from '#server/ledger/child-lock.ts'
import { recordActivity } from '#server/ledger/record-activity.ts'
import type { UndoHandler } from '#server/ledger/undo.ts'
import { deleteScore, findSkill, insertScore, updateSkill } from './store.ts'

type Changes = ParsedInput<typeof endpoint>['body']

/**
 * Returns the columns that an edit of a skill changes, its score and whether it completes the skill.
 * @throws AppError `skill_completed` for a score or a reopening after the completion
 */
const applyEdit = (skill: Skill, { currentBest: score, isCompleted, ...texts }: Changes, at: string) => {
  if (skill.isCompleted && (score !== undefined || isCompleted === false)) throw new AppError('skill_completed')
  const reached = score !== undefined && reachesTarget(score, skill.targetValue)
  const completed = !skill.isCompleted && (reached || isCompleted === true)
  const changes = toColumns(skillRecord, {
    ...texts,
    currentBest: score === undefined ? undefined : computeNewBest(skill.currentBest, score),
    completedAt: completed ? at : undefined,
  })
  return { changes, score, completed }
}

const saveScore = async (tx: Tx, act: Act, after: Skill, score: number, before: number | null): Promise<string> => {
  const { id: skillId, childId, currentBest: best, targetUnit: unit, title } = after
  const id = newId(act.at)
  const own = { family_id: act.familyId, id, child_id: childId, skill_id: skillId }
  await insertScore(tx, { ...own, score, act_id: act.id, scored_at: act.happenedAt })
  const metadata = JSON.stringify({ score, best: computeNewBest(best, score), before, unit })
  await recordActivity(tx, act, { childId, type: 'skill', title, points: null, metadata })
  return id
}

const recordSkillCompletion = async (
  tx: Tx,
  act: Act,
  { id, childId, title, points }: Skill,
): Promise<Badge | null> => {
  await recordActivity(tx, act, { childId, type: 'skill', title, points, iconName: 'trophy' })
  return recordCompletionAndBadge(tx, act, { childId, badge: 'skill_master', subjectId: id })
}

type Effect = ActEffect<ActKindOf<typeof endpoint>>

const toActEffect = ({ id: skillId, childId }: Skill, scoreId: string | null, completed: boolean): Effect => {
  if (scoreId !== null) return { kind: 'score', childId, data: { skillId, scoreId, completed } }
  return completed ? { kind: 'quick_complete', childId, data: { skillId } } : { kind: null, childId }
}

const noActivity = { points: null, iconName: null, picture: null }

const tallyEffect = (effect: Effect): Tallies =>
  effect.kind === null ? {} : tallyAct(effect.kind, effect.data, noActivity)

/**
 * Edits the texts of a skill, records a score, or completes it: by a score that reaches the target, or directly. A
 * completion pays its points once.
 * @throws AppError `not_found`, `skill_completed`
 */
export const editSkill: CommandHandler<typeof endpoint> = async ({ tx, act, params: { id }, body }) => {
  const { points } = await lockChildOf(tx, 'skills', act.familyId, id)
  const before = orNotFound(await findSkill(tx, act.familyId, id))
  const { changes, score, completed } = applyEdit(before, body, act.happenedAt)
  const isChanged = Object.keys(changes).length > 0
  const after = isChanged ? await updateSkill(tx, act.familyId, id, changes) : before
  const scoreId = score === undefined ? null : await saveScore(tx, act, after, score, before.currentBest)
  const badge = completed ? await recordSkillCompletion(tx, act, after) : null
  const pointsAwarded = completed ? after.points : 0
  const effect = toActEffect(after, scoreId, completed)
  return {
    response: {
      ...after,
      actId: act.id,
      balance: points + pointsAwarded,
      pointsAwarded,
      completed,
      bestBefore: before.currentBest,
      badge,
    },
    effect,
    tallies: tallyEffect(effect),
  }
}

/** Undoes a score: deletes it; the best is the highest one left, and a skill it completed is open again. */
export const scoreUndo: UndoHandler<'score'> = {
  revert: async (tx, undone, undo) => {
    const { skillId, scoreId, completed } = undone.data
    const best = await deleteScore(tx, undo.familyId, skillId, scoreId)
    const reopened = completed ? { completed_at: null } : {}
    await updateSkill(tx, undo.familyId, skillId, { current_best: best, ...reopened })
    if (completed) await revertCompletionAndBadge(tx, undo.familyId, undone.childId, undone.id)
  },
}

/** Undoes the completion of a skill without a score: the skill is open again. */
export const quickCompleteUndo: UndoHandler<'quick_complete'> = {
  revert: async (tx, undone, undo) => {
    await updateSkill(tx, undo.familyId, undone.data.skillId, { completed_at: null })
    await revertCompletionAndBadge(tx, undo.familyId, undone.childId, undone.id)
  },
}
