import { useTranslations } from 'use-intl'
import { redeemReward, type Redemption } from '#shared/rewards/contract.ts'
import { confirmBalanceChange } from '#web/ledger/optimistic-balance-update.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { useCommand, useUndoAct } from '#web/ledger/use-command.ts'
import { focusHeading } from '#web/lib/focus.ts'

/**
 * `undo(redemption)`: undoes a redemption; the child gets its points back. `promiseAgain(redemption)`: redeems the same
 * reward again, which undoes that. The row of the redemption shows both.
 */
export const useUndoRedemption = () => {
  const t = useTranslations('rewards')
  const common = useTranslations('common')
  const titles = useTitles()
  const undoAct = useUndoAct()
  const again = useCommand(redeemReward, {
    tapKey: ({ id }: Redemption) => id,
    input: ({ childId, rewardId, pointsSpent }) => ({ body: { childId, rewardId, pointsSpent } }),
    update: (client, { balance }, { childId, pointsSpent }) =>
      confirmBalanceChange(client, { childId, points: -pointsSpent }, balance),
    success: (_, redemption) => ({ title: t('promisedAgain', { title: titles.reward(redemption) }), isQuiet: true }),
    failure: t('redeemFailed'),
  })
  const promiseAgain = (redemption: Redemption) => void again.send(redemption)
  const undo = (redemption: Redemption): void => {
    const { actId, childId, pointsSpent } = redemption
    void undoAct.send({
      actId,
      tapKey: 'return',
      change: { childId, points: -pointsSpent },
      message: t('returned', { title: titles.reward(redemption), points: pointsSpent }),
      failure: t('returnFailed'),
      isQuiet: true,
      onDone: focusHeading,
      redo: { label: common('undo'), onClick: () => promiseAgain(redemption) },
    })
  }
  return { undo, promiseAgain }
}
