import { useTranslations } from 'use-intl'
import { deleteSkill, listScores, listSkills, type Skill } from '#shared/skills/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { focusHeading } from '#web/lib/focus.ts'
import { queryKeyOf, updateCached } from '#web/lib/query.ts'

/** `send(skill)`: deletes a challenge without asking. */
export const useDeleteSkill = () => {
  const t = useTranslations('skills')
  return useCommand(deleteSkill, {
    input: ({ id }: Skill) => ({ params: { id } }),
    update: (client, _, { id, childId }) => {
      updateCached(client, listSkills, { params: { childId } }, (skills) => skills.filter((one) => one.id !== id))
      client.removeQueries({ queryKey: queryKeyOf(listScores, { params: { id }, query: {} }) })
    },
    success: (_, { title }) => {
      focusHeading()
      return { title: t('deleted', { title }), undo: title }
    },
    failure: t('deleteFailed'),
  })
}
