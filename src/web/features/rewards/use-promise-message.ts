import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { useUndoAct } from '#web/ledger/use-command.ts'
import { showMessage } from '#web/ui/message.ts'

/**
 * `show(reward, actId)`: shows what was just promised, with Undo. `undo(reward, actId)`: undoes that. `textsOf(reward)`:
 * returns the texts of both.
 */
export const usePromiseMessage = (child: Child) => {
  const t = useTranslations('rewards')
  const common = useTranslations('common')
  const titles = useTitles()
  const undoAct = useUndoAct()
  const textsOf = (reward: Reward) => {
    const title = titles.reward(reward)
    return {
      title: t('promisedTitle', { name: child.name, title }),
      undo: { message: t('returned', { title, points: reward.pointsCost }), failure: t('returnFailed') },
    }
  }
  const undo = (reward: Reward, actId: string): void => {
    const change = { childId: child.id, points: -reward.pointsCost }
    void undoAct.send({ actId, change, ...textsOf(reward).undo })
  }
  const show = (reward: Reward, actId: string): void => {
    const action = { label: common('undo'), onClick: () => undo(reward, actId) }
    showMessage({ title: textsOf(reward).title, child, action })
  }
  return { textsOf, undo, show }
}
