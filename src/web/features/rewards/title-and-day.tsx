import { useTranslations } from 'use-intl'
import { useTitles } from '#web/ledger/titles.ts'
import { Facts } from '#web/ui/facts.tsx'
import type { RedemptionOfVisit } from './use-redemptions-of-visit.ts'
import { useWhenText } from './use-when-text.ts'

interface TitleAndDayProps extends Pick<RedemptionOfVisit, 'redemption' | 'state'> {
  zone: string
}

/** Renders what was redeemed, its points, and when it was given or that it was returned. */
export function TitleAndDay({ redemption, state, zone }: TitleAndDayProps) {
  const t = useTranslations('rewards')
  const whenText = useWhenText(zone)
  const { pointsSpent, givenAt } = redemption
  return (
    <div className="min-w-0 flex-1 basis-32">
      <p className="type-h3 wrap-anywhere">{useTitles().reward(redemption)}</p>
      <p className="text-meta text-text-2">
        <Facts
          facts={[
            <span key="points" className="font-round font-semibold text-honey tabular-nums">
              {t('cost', { points: pointsSpent })}
            </span>,
            state === 'returned' ? t('returnedMark') : givenAt !== null && whenText('gave', givenAt),
          ]}
        />
      </p>
    </div>
  )
}
