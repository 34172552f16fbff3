import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { listRedemptions, type Redemption } from '#shared/rewards/contract.ts'
import { dayIn, daysBetween } from '#shared/time/day.ts'
import { parseInstant } from '#shared/time/relative.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { read } from '#web/lib/query.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { useGiveRedemption } from './give-redemption.ts'

/** Returns the redemptions that are not given yet, newest first. */
export const useUngivenRedemptions = (child: Child): Redemption[] => {
  const { data } = useQuery(read(listRedemptions, { query: { childId: child.id } }))
  return data?.filter(({ givenAt }) => givenAt === null) ?? []
}

/** Returns "since today", "since Tuesday" or "since 3 November" in the family's days. */
const useSinceText = (instant: string, zone: string): string => {
  const t = useTranslations('promises')
  const dateText = useFormatInstant()
  const locale = useLocale()
  const today = useToday(zone)
  const then = parseInstant(instant)
  const days = daysBetween(dayIn(then, zone), today)
  if (days <= 0) return t('sinceToday')
  if (days === 1) return t('sinceYesterday')
  const weekday = { weekday: locale === 'zh' ? 'short' : 'long' } as const
  const date = { day: 'numeric', month: 'long' } as const
  return t('since', { day: dateText(then, { ...(days < 7 ? weekday : date), timeZone: zone }) })
}

interface UngivenRedemptionProps {
  redemption: Redemption
  zone: string
}

/** Renders "Promised: story book, since Tuesday" with a button that marks it as given. */
export function UngivenRedemption({ redemption, zone }: UngivenRedemptionProps) {
  const t = useTranslations('promises')
  const title = useTitles().reward(redemption)
  const since = useSinceText(redemption.redeemedAt, zone)
  const give = useGiveRedemption()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p className="min-w-0 flex-1 basis-40 text-left wrap-anywhere">
        {t('promised', { title })}
        <span className="block text-small text-night-quiet">{since}</span>
      </p>
      <Button
        tone="night"
        pending={give.pending?.id === redemption.id}
        aria-label={t('givenName', { title })}
        onClick={() => void give.send(redemption)}
      >
        {t('given')}
      </Button>
    </div>
  )
}
