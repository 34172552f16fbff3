import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { listChildren } from '#shared/children/contract.ts'
import { giveRedemption, listRedemptions, type Redemption } from '#shared/rewards/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { useCommand, useUndoAct } from '#web/ledger/use-command.ts'
import { read, updateCached } from '#web/lib/query.ts'
import { actMs, endMessageOfEarlierAct } from '#web/ui/message.ts'
import { useDoubleTapGuard } from '#web/ui/use-double-tap-guard.ts'

/**
 * How long the button only says that it was given, in milliseconds, and takes no tap: an impatient second one is no Undo.
 * Where a message has an Undo, as long as that stands.
 */
const justGivenMs = 2000

/** `send(redemption)`: marks a redemption as given. `onGiven` gets the id of the act. `isSaid` says whether a message tells it. */
const useGiveRedemption = (isSaid: boolean, onGiven: (actId: string) => void) => {
  const t = useTranslations('promises')
  const rewards = useTranslations('rewards')
  const titles = useTitles()
  const { data: family } = useQuery({ ...read(listChildren), enabled: false })
  const childOf = ({ childId }: Redemption) => family?.find(({ id }) => id === childId)
  const nameOf = (redemption: Redemption): string => {
    const title = titles.reward(redemption)
    const child = childOf(redemption)
    return child ? t('givenTo', { name: child.name, title }) : t('givenDone', { title })
  }
  return useCommand(giveRedemption, {
    input: ({ id }: Redemption) => ({ params: { id } }),
    onSend: () => endMessageOfEarlierAct(),
    update: (client, given) =>
      updateCached(client, listRedemptions, { query: { childId: given.childId } }, (all) =>
        all.map((one) => (one.id === given.id ? given : one)),
      ),
    success: (_, redemption, actId) => {
      onGiven(actId)
      // Else its row says so, and its button undoes it.
      return isSaid
        ? {
            title: nameOf(redemption),
            child: childOf(redemption),
            undo: { message: rewards('promisedAgain', { title: titles.reward(redemption) }) },
          }
        : undefined
    },
    failure: t('giveFailed'),
    nameOf,
  })
}

/**
 * Returns the button of a redemption that marks it as given and, once this screen did so, undoes that: whether it undoes,
 * whether it was given just now, whether it waits for a response, and its click handler. The second tap of two is ignored.
 * `isSaid` says whether a message tells that it was given.
 */
export const useGiveOrUndo = (redemption: Redemption, isSaid = false) => {
  const t = useTranslations('rewards')
  const titles = useTitles()
  const [actId, setActId] = useState<string | null>(null)
  const [isJustGiven, setJustGiven] = useState(false)
  const give = useGiveRedemption(isSaid, (id) => {
    setActId(id)
    setJustGiven(true)
    setTimeout(() => setJustGiven(false), isSaid ? actMs : justGivenMs)
  })
  const undo = useUndoAct()
  const isNewTap = useDoubleTapGuard()
  const isPending = give.isPending || undo.isPending
  const isGiven = redemption.givenAt !== null
  const onClick = ({ timeStamp, detail }: { timeStamp: number; detail: number }): void => {
    const isNew = isNewTap(redemption.id, timeStamp)
    if (isPending || (!isNew && detail > 0)) return
    if (!isGiven) void give.send(redemption)
    else if (actId) void undo.send({ actId, message: t('promisedAgain', { title: titles.reward(redemption) }) })
  }
  return { isPending, canUndo: isGiven && actId !== null, isJustGiven: isGiven && isJustGiven, onClick }
}
