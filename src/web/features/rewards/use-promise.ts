import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { giveRedemption, listRedemptions, type Redemption } from '#shared/rewards/contract.ts'
import { useFailure } from '#web/lib/failure.ts'
import { focusHeading } from '#web/lib/focus.ts'
import { put, write } from '#web/lib/query.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { useUndo } from '#web/ledger/use-undo.ts'
import { useDoubleTapGuard } from '#web/ui/use-double-tap-guard.ts'
import { useToast } from '#web/ui/use-toast.ts'

/** `give(promise)` marks it as given, `giveBack(promise)` returns it: the points come back to the jar. */
export const usePromise = () => {
  const t = useTranslations('rewards')
  const titles = useTitles()
  const toast = useToast()
  const fail = useFailure()
  const undo = useUndo()
  const isNewTap = useDoubleTapGuard()
  const { mutate, isPending, variables } = useMutation({
    ...write(giveRedemption),
    onSuccess: (given, _, __, { client }) => {
      put(client, listRedemptions, { query: { childId: given.childId } }, (known) =>
        known.map((one) => (one.id === given.id ? given : one)),
      )
      focusHeading()
      toast({ title: t('givenDone', { title: titles.reward(given) }) })
    },
    onError: (error) => fail(t('giveFailed'), error),
  })
  return {
    // The next promise moves to where this one was: a second tap must not take it along.
    give: ({ id }: Redemption) => {
      if (isNewTap('given')) mutate({ params: { id } })
    },
    giving: isPending ? variables.params.id : null,
    giveBack: (promise: Redemption) => {
      if (!isNewTap('returned')) return
      const { actId, childId, pointsSpent } = promise
      const said = t('returned', { title: titles.reward(promise), points: pointsSpent })
      const back = { actId, childId, points: -pointsSpent, said, failed: t('returnFailed') }
      undo.mutate(back, { onSuccess: focusHeading })
    },
  }
}
