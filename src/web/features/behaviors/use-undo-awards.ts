import { useTranslations } from 'use-intl'
import { undoAct } from '#shared/acts/contract.ts'
import { undoKey, useCommand } from '#web/ledger/use-command.ts'
import { showMessage } from '#web/ui/message.ts'
import type { GroupedAward } from './award-group.ts'

interface AwardUndo {
  actId: string
  points: number
}

/** `undo(awards)`: undoes awards of a child, the newest first, with one message for all of them. */
export const useUndoAwards = (childId: string) => {
  const t = useTranslations()
  const { send } = useCommand(undoAct, {
    mutationKey: undoKey,
    queue: () => `undo-awards.${childId}`,
    input: ({ actId }: AwardUndo) => ({ params: { id: actId } }),
    optimistic: ({ points }) => ({ childId, points: -points }),
    failure: t('acts.undoFailed'),
  })
  return async (awards: readonly GroupedAward[]): Promise<void> => {
    const sent = await Promise.all(awards.map(async ({ actId, points }) => ({ actId: await actId, points })))
    const recorded = sent.flatMap(({ actId, points }) => (actId === null ? [] : [{ actId, points }]))
    const results = await Promise.all(recorded.toReversed().map((award) => send(award)))
    if (results.every(Boolean))
      showMessage({ kind: 'undone', title: t('awards.allUndone', { count: recorded.length }) })
  }
}
