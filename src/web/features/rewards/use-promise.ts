import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { giveRedemption, listRedemptions, type Redemption } from '#shared/rewards/contract.ts'
import { useFailure } from '#web/lib/failure.ts'
import { read, write } from '#web/lib/query.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { useUndo } from '#web/ledger/use-undo.ts'
import { useToast } from '#web/ui/use-toast.ts'

/** `give(promise)` marks it as given, `giveBack(promise)` returns it: the points come back to the jar. */
export const usePromise = () => {
  const t = useTranslations('rewards')
  const titles = useTitles()
  const toast = useToast()
  const fail = useFailure()
  const undo = useUndo()
  const { mutate, isPending, variables } = useMutation({
    ...write(giveRedemption),
    onSuccess: (given, _, __, { client }) => {
      const { queryKey } = read(listRedemptions, { query: { childId: given.childId } })
      client.setQueryData(queryKey, (known) => known?.map((one) => (one.id === given.id ? given : one)))
      toast({ title: t('givenDone', { title: titles.reward(given) }) })
    },
    onError: (error) => fail(t('giveFailed'), error),
  })
  return {
    give: ({ id }: Redemption) => mutate({ params: { id } }),
    giving: isPending ? variables.params.id : null,
    giveBack: (promise: Redemption) => {
      const { actId, childId, pointsSpent } = promise
      const said = t('returned', { title: titles.reward(promise), points: pointsSpent })
      undo.mutate({ actId, childId, points: -pointsSpent, said, failed: t('returnFailed') })
    },
  }
}
