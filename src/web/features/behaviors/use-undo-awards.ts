import { useTranslations } from 'use-intl'
import { undoAct } from '#shared/acts/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { undoKey, useCommand } from '#web/ledger/use-command.ts'
import { showUndone, type Message } from '#web/ui/message.ts'
import type { GroupedAward } from './award-group.ts'

interface AwardUndo {
  actId: string
  points: number
}

/**
 * `undo(awards, earlier)`: undoes awards of a child, the newest first, with one message for all of them; what an earlier
 * one says stands again.
 */
export const useUndoAwards = (child: Child) => {
  const t = useTranslations()
  const titles = useTitles()
  const { send } = useCommand(undoAct, {
    mutationKey: undoKey,
    queue: () => `undo-awards.${child.id}`,
    input: ({ actId }: AwardUndo) => ({ params: { id: actId } }),
    optimistic: ({ points }) => ({ childId: child.id, points: -points }),
    failure: t('acts.undoFailed'),
  })
  return async (awards: readonly GroupedAward[], earlier?: Message): Promise<void> => {
    const sent = await Promise.all(awards.map(async ({ award, actId }) => ({ ...award, actId: await actId })))
    const recorded = sent.flatMap(({ actId, ...award }) => (actId === null ? [] : [{ ...award, actId }]))
    const results = await Promise.all(recorded.toReversed().map((award) => send(award)))
    if (!results.every(Boolean)) return
    const [only, ...others] = recorded
    const title =
      only && others.length === 0
        ? t('acts.undone', { title: titles.award(only) })
        : t('awards.allUndone', { count: recorded.length })
    showUndone({ kind: 'undone', title, description: t('acts.undoneFor', { name: child.name }), child }, earlier)
  }
}
