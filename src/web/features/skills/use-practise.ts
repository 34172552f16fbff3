import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { editSkill, listSkills, type Skill } from '#shared/skills/contract.ts'
import { meets } from '#shared/skills/rules.ts'
import { useSigned } from '#web/ledger/act-points.tsx'
import { useAmount } from '#web/ledger/amount.ts'
import { atOnce } from '#web/ledger/balance.ts'
import { useUndo } from '#web/ledger/use-undo.ts'
import { underActId } from '#web/lib/act-ids.ts'
import { call } from '#web/lib/api.ts'
import { useFailure } from '#web/lib/failure.ts'
import { put } from '#web/lib/query.ts'
import { badgeIconOf } from '#web/ui/badge-icons.ts'
import { showCelebration } from '#web/ui/celebration-queue.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { isBadgeKind } from '#web/ledger/badge-kind.ts'

/** A score of today, or (without one) that the challenge is done. */
export interface Practice {
  skill: Skill
  score?: number
}

type Practised = ResponseBody<typeof editSkill>

interface Practising {
  /** Hears the answer. */
  onPractised?: (practised: Practised, practice: Practice) => void
  /** Hears a refusal; answers whether it has been told beside a field. */
  onRefused?: (error: unknown) => boolean
}

const bodyOf = ({ score }: Practice) => (score === undefined ? { isCompleted: true } : { currentBest: score })

const isCompleting = ({ skill, score }: Practice) => score === undefined || meets(score, skill.targetValue)

/** What is said and shown when a challenge is completed. */
const useFinish = (child: Child) => {
  const t = useTranslations()
  const signed = useSigned()
  return ({ badge, title, pointsAwarded }: Practised) => {
    const kind = badge && isBadgeKind(badge.id) ? badge.id : null
    showCelebration({
      title: kind ? t(`badges.kinds.${kind}.title`) : t('skills.finished'),
      text: t('skills.finishedText', { name: child.name, title }),
      points: signed(pointsAwarded),
      icon: badge ? badgeIconOf(badge.iconName) : undefined,
    })
  }
}

/** `practise({ skill, score })`: records a score or completes the challenge, celebrates a completion, offers Undo. */
export const usePractise = (child: Child, { onPractised, onRefused }: Practising = {}) => {
  const t = useTranslations()
  const signed = useSigned()
  const amount = useAmount()
  const toast = useToast()
  const fail = useFailure()
  const undo = useUndo()
  const finish = useFinish(child)
  const points = atOnce((practice: Practice) => ({
    childId: child.id,
    points: isCompleting(practice) ? practice.skill.points : 0,
  }))
  const { mutate, isPending } = useMutation({
    mutationKey: [editSkill.method, editSkill.path],
    mutationFn: (practice: Practice) => {
      const given = { params: { id: practice.skill.id }, body: bodyOf(practice) }
      return underActId(editSkill, given, (options) => call(editSkill, given, options))
    },
    ...points,
    onSuccess: (practised, practice, shift, context) => {
      points.onSuccess(practised, practice, shift, context)
      put(context.client, listSkills, { params: { childId: child.id } }, (known) =>
        known.map((skill) => (skill.id === practised.id ? practised : skill)),
      )
      const { title, actId, pointsAwarded, completed } = practised
      const { name } = child
      const said = t('activities.undone', { title })
      toast({
        title: completed
          ? t('skills.finishedToast', { title, name, points: signed(pointsAwarded) })
          : t('skills.recorded', { title, name, score: amount(practice.score ?? 0, practised.targetUnit) }),
        action: {
          label: t('common.undo'),
          onClick: () => undo.mutate({ actId, childId: child.id, points: pointsAwarded, said }),
        },
      })
      if (completed) finish(practised)
      onPractised?.(practised, practice)
    },
    onError: (error, practice, shift, context) => {
      points.onError(error, practice, shift, context)
      const title = t(practice.score === undefined ? 'skills.doneFailed' : 'skills.recordFailed')
      fail(title, error, onRefused?.(error) ?? false)
    },
  })
  return { practise: mutate, isPending }
}
