import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { giveRedemption, listRedemptions, type Redemption } from '#shared/rewards/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { useCommand, useUndoAct } from '#web/ledger/use-command.ts'
import { useTakeBack } from '#web/ledger/use-show-failure.ts'
import { updateCached } from '#web/lib/query.ts'
import { createStore } from '#web/lib/store.ts'
import { useUnsavedKeys } from '#web/lib/unsaved-acts.ts'
import { endMessageOfEarlierAct } from '#web/ui/message.ts'
import { doubleTapMs, useDoubleTapGuard } from '#web/ui/use-double-tap-guard.ts'

/** For each redemption that was given in this tab, the act that did so. */
const giveActs = createStore<Readonly<Record<string, string>>>({})

/** Returns the ids of the redemptions that were given in this tab, the latest last. */
export const useGivenHere = (): string[] => Object.keys(giveActs.useValue())

/** `send(redemption)`: marks a redemption as given, which its row says. `onGiven` gets the id of the act. */
const useGiveRedemption = (onGiven: (actId: string) => void) => {
  const t = useTranslations('promises')
  const titles = useTitles()
  return useCommand(giveRedemption, {
    input: ({ id }: Redemption) => ({ params: { id } }),
    onSend: () => endMessageOfEarlierAct(),
    update: (client, given) =>
      updateCached(client, listRedemptions, { query: { childId: given.childId } }, (all) =>
        all.map((one) => (one.id === given.id ? given : one)),
      ),
    success: (_, __, actId) => onGiven(actId),
    failure: t('giveFailed'),
    nameOf: (redemption) => t('givenDone', { title: titles.reward(redemption) }),
    keyOf: ({ id }) => id,
  })
}

/** Returns whether it waits to be sent that a redemption was given. */
export const useIsGiveWaiting = ({ id }: Redemption): boolean => useUnsavedKeys().includes(id)

/**
 * Returns the button of a redemption that marks it as given and, once this tab did so or while that waits to be sent, undoes that: whether it undoes,
 * whether it waits for a response, and its click handler. The second tap of two is ignored, and so is one on an "Undo" that
 * has just appeared.
 */
export const useGiveOrUndo = (redemption: Redemption) => {
  const t = useTranslations()
  const title = useTitles().reward(redemption)
  const actId = giveActs.useSelected((acts) => acts[redemption.id])
  const givenAt = useRef(Number.NEGATIVE_INFINITY)
  const give = useGiveRedemption((id) => {
    const { [redemption.id]: _before, ...others } = giveActs.get()
    giveActs.set({ ...others, [redemption.id]: id })
    givenAt.current = performance.now()
  })
  const undo = useUndoAct()
  const isNewTap = useDoubleTapGuard()
  const isPending = give.isPending || undo.isPending
  const isGiven = redemption.givenAt !== null
  const isWaiting = useIsGiveWaiting(redemption)
  const takeBack = useTakeBack()
  const onClick = ({ timeStamp, detail }: { timeStamp: number; detail: number }): void => {
    const isNew = isNewTap(redemption.id, timeStamp) && timeStamp - givenAt.current > doubleTapMs
    if (isPending || (!isNew && detail > 0)) return
    if (isWaiting) takeBack(t('promises.givenDone', { title }), redemption.id)
    else if (!isGiven) void give.send(redemption)
    else if (actId) void undo.send({ actId, message: t('rewards.promisedAgain', { title }), isQuiet: true })
  }
  return { isPending, canUndo: isWaiting || (isGiven && actId !== undefined), onClick }
}
