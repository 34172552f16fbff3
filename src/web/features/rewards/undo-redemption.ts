import { useTranslations } from 'use-intl'
import type { Redemption } from '#shared/rewards/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { useUndoAct } from '#web/ledger/use-command.ts'
import { focusHeading } from '#web/lib/focus.ts'

/** Returns a function that undoes a redemption; the child gets its points back. */
export const useUndoRedemption = () => {
  const t = useTranslations('rewards')
  const titles = useTitles()
  const undo = useUndoAct()
  return (redemption: Redemption): void => {
    const { actId, childId, pointsSpent } = redemption
    void undo.send({
      actId,
      tapKey: 'return',
      change: { childId, points: -pointsSpent },
      message: t('returned', { title: titles.reward(redemption), points: pointsSpent }),
      failure: t('returnFailed'),
      onDone: focusHeading,
    })
  }
}
