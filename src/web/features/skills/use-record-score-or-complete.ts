import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { editSkill, listSkills, type Skill } from '#shared/skills/contract.ts'
import { reachesTarget } from '#shared/skills/rules.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { useFormatWithUnit } from '#web/ledger/use-format-with-unit.ts'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { addBadgesToFeast } from '#web/ledger/deed-feast.ts'
import { updateCached } from '#web/lib/query.ts'
import { keepHeight } from '#web/ui/keep-height.ts'

/** A score of today to record; without one the challenge is marked as completed. */
interface ScoreOrCompletion {
  skill: Skill
  score?: number
  /** What was tapped; a light flies from it to the jar. */
  element?: Element | null
}

interface RecordScoreOptions {
  onRecorded?: (response: ResponseBody<typeof editSkill>, input: ScoreOrCompletion, actId: string) => void
  onError?: (error: unknown) => 'field' | false
  /** Called when Undo is used. */
  onUndo?: () => void
}

const completesSkill = ({ skill, score }: ScoreOrCompletion) =>
  score === undefined || reachesTarget(score, skill.targetValue)

/** `send({ skill, score })`: records a score or completes the challenge. */
export const useRecordScoreOrComplete = (child: Child, { onRecorded, onError, onUndo }: RecordScoreOptions = {}) => {
  const t = useTranslations('skills')
  const awards = useTranslations('awards')
  const acts = useTranslations('acts')
  const signed = useFormatSigned()
  const amount = useFormatWithUnit()
  const joinFacts = useJoinFacts()
  const { name } = child
  return useCommand(editSkill, {
    input: ({ skill: { id }, score }: ScoreOrCompletion) => ({
      params: { id },
      body: score === undefined ? { isCompleted: true } : { currentBest: score },
    }),
    optimistic: (input) => ({ childId: child.id, points: completesSkill(input) ? input.skill.points : 0 }),
    // A light stands for points: a score without any moves the climber alone.
    celebrate: (input) =>
      completesSkill(input) ? { child, points: input.skill.points, element: input.element ?? null } : null,
    update: (client, saved) => {
      if (saved.completed) keepHeight(document.querySelector(`[data-skill="${CSS.escape(saved.id)}"]`), '[data-skill]')
      updateCached(client, listSkills, { params: { childId: child.id } }, (skills) =>
        skills.map((skill) => (skill.id === saved.id ? saved : skill)),
      )
    },
    success: (saved, input, actId) => {
      const { title, badge, badges, completed, targetUnit, pointsAwarded } = saved
      const points = signed(pointsAwarded)
      onRecorded?.(saved, input, actId)
      const score = amount(input.score ?? 0, targetUnit)
      const text = input.score === undefined ? t('finished') : t('feastText', { score })
      const deed = { child, points: pointsAwarded, badges: badges ?? (badge ? [badge] : []) }
      const sentence = awards('say', { sentence: t('feastPraise') })
      const summit = { child, title, text, sentence, points: pointsAwarded, scene: 'summit' } as const
      const feast = completed ? summit : undefined
      return {
        feast: addBadgesToFeast(feast, deed),
        title: completed ? t('finishedToast', { title, name, points }) : t('recorded', { title, name, score }),
        // The card says how a score compares, and undoes it.
        isQuiet: !completed,
        undo: { message: acts('undone', { title }), ...(onUndo && { onClick: onUndo }) },
      }
    },
    onError,
    failure: ({ score }) => t(score === undefined ? 'doneFailed' : 'recordFailed'),
    nameOf: ({ skill: { title, targetUnit }, score }) =>
      joinFacts(title, score === undefined ? null : amount(score, targetUnit)),
  })
}
