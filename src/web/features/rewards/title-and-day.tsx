import { useFormatter, useTranslations } from 'use-intl'
import { useTitles } from '#web/ledger/titles.ts'
import { Facts } from '#web/ui/facts.tsx'
import type { RedemptionOfVisit } from './use-redemptions-of-visit.ts'
import { useWhenText } from './use-when-text.ts'

interface TitleAndDayProps extends Pick<RedemptionOfVisit, 'redemption' | 'state'> {
  zone: string
}

/** Renders what was redeemed, when it was promised or given, and its points. */
export function TitleAndDay({ redemption, state, zone }: TitleAndDayProps) {
  const t = useTranslations('rewards')
  const format = useFormatter()
  const whenText = useWhenText(zone)
  const { pointsSpent, redeemedAt, givenAt } = redemption
  return (
    <div className="min-w-0 flex-1 basis-32">
      <p className="type-h3 wrap-anywhere">{useTitles().reward(redemption)}</p>
      <p className="text-meta text-text-2">
        <Facts
          facts={[
            state === 'returned'
              ? t('returnedMark')
              : givenAt === null
                ? whenText('since', redeemedAt)
                : whenText('gave', givenAt),
            <span key="points" className="font-round font-semibold text-honey tabular-nums">
              {format.number(pointsSpent)}
            </span>,
          ]}
        />
      </p>
    </div>
  )
}
