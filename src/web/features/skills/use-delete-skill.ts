import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { v7 } from 'uuid'
import { deleteSkill, listScores, listSkills, type Skill } from '#shared/skills/contract.ts'
import { useUndo } from '#web/ledger/use-undo.ts'
import { call } from '#web/lib/api.ts'
import { useFailure } from '#web/lib/failure.ts'
import { focusHeading } from '#web/lib/focus.ts'
import { keyOf, put } from '#web/lib/query.ts'
import { useToast } from '#web/ui/use-toast.ts'

interface Deletion {
  skill: Skill
  /** The id of the act, known beforehand so that it can be undone. */
  actId: string
}

/** `remove(skill)`: deletes at once, without asking, and offers to bring it back. */
export const useDeleteSkill = () => {
  const t = useTranslations()
  const toast = useToast()
  const fail = useFailure()
  const undo = useUndo()
  const { mutate } = useMutation({
    mutationKey: [deleteSkill.method, deleteSkill.path],
    mutationFn: async ({ skill: { id }, actId }: Deletion, { client }) => {
      await call(deleteSkill, { params: { id } }, { key: actId })
      // All that is on screen is read again now, but the scores of what is gone.
      client.removeQueries({ queryKey: keyOf(listScores, { params: { id }, query: {} }) })
    },
    onSuccess: (_, { skill: { id, childId, title }, actId }, __, { client }) => {
      put(client, listSkills, { params: { childId } }, (known) => known.filter((skill) => skill.id !== id))
      focusHeading()
      const back = { actId, childId, points: 0, said: t('activities.undone', { title }) }
      toast({
        title: t('skills.deleted', { title }),
        action: { label: t('common.undo'), onClick: () => undo.mutate(back) },
      })
    },
    onError: (error) => fail(t('skills.deleteFailed'), error),
  })
  return (skill: Skill) => mutate({ skill, actId: v7() })
}
