import { useTranslations } from 'use-intl'
import { giveRedemption, listRedemptions, type Redemption } from '#shared/rewards/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { focusHeading } from '#web/lib/focus.ts'
import { updateCached } from '#web/lib/query.ts'

/** `send(redemption)`: marks a redemption as given. */
export const useGiveRedemption = () => {
  const t = useTranslations('promises')
  const titles = useTitles()
  return useCommand(giveRedemption, {
    // The next redemption moves to this position: a second tap must not mark it.
    tapKey: () => 'give',
    input: ({ id }: Redemption) => ({ params: { id } }),
    update: (client, given) =>
      updateCached(client, listRedemptions, { query: { childId: given.childId } }, (all) =>
        all.map((one) => (one.id === given.id ? given : one)),
      ),
    success: (given) => {
      focusHeading()
      return { title: t('givenDone', { title: titles.reward(given) }) }
    },
    failure: t('giveFailed'),
  })
}
