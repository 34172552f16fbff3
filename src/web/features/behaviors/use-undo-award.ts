import { useTranslations } from 'use-intl'
import { undoAct } from '#shared/acts/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { undoKey, useCommand } from '#web/ledger/use-command.ts'
import { showUndone, type Message } from '#web/ui/message.ts'
import type { GroupedAward } from './award-group.ts'

interface AwardUndo {
  actId: string
  award: GroupedAward['award']
  earlier: Message | undefined
  /** When it was tapped, in milliseconds since the page was opened. */
  sentAt: number
}

/**
 * `undo(award, earlier)`: undoes an award of a child once it is recorded; the message of an earlier one is shown again.
 */
export const useUndoAward = (child: Child) => {
  const t = useTranslations()
  const titles = useTitles()
  const { send } = useCommand(undoAct, {
    mutationKey: undoKey,
    queue: () => `undo-awards.${child.id}`,
    input: ({ actId }: AwardUndo) => ({ params: { id: actId } }),
    optimistic: ({ award }) => ({ childId: child.id, points: -award.points }),
    success: (_, { award, earlier, sentAt }) => {
      const title = t('acts.undone', { title: titles.award(award) })
      const description = t('acts.undoneFor', { name: child.name })
      showUndone({ kind: 'undone', title, description, child }, { earlier, sentAt })
    },
    failure: t('acts.undoFailed'),
  })
  return async ({ award, actId: recorded }: GroupedAward, earlier?: Message): Promise<void> => {
    const sentAt = performance.now()
    const actId = await recorded
    if (actId !== null) await send({ actId, award, earlier, sentAt })
  }
}
