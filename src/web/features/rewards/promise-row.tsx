import { useTranslations } from 'use-intl'
import { dayIn, daysBetween } from '#shared/time/day.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { useToday } from '#web/lib/use-today.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Stack } from '#web/ui/stack.tsx'
import { GiveButton } from './give-button.tsx'
import type { RedemptionOfVisit } from './use-redemptions-of-visit.ts'

/** Returns "today", "on Tuesday" or "on 3 November" in the family's days. */
const useSinceText = (instant: string, zone: string): string => {
  const t = useTranslations('promises')
  const dateText = useFormatInstant()
  const today = useToday(zone)
  const then = parseInstant(instant)
  const days = daysBetween(dayIn(then, zone), today)
  if (days <= 0) return t('sinceToday')
  if (days === 1) return t('sinceYesterday')
  const weekday = { weekday: 'long' } as const
  const date = { day: 'numeric', month: 'long' } as const
  return t('since', { day: dateText(then, { ...(days < 7 ? weekday : date), timeZone: zone }) })
}

interface PromiseRowProps extends Pick<RedemptionOfVisit, 'redemption' | 'state'> {
  zone: string
}

/** Renders "Promised: story book, on Tuesday" with a button that marks it as given; the row then keeps its place. */
export function PromiseRow({ redemption, state, zone }: PromiseRowProps) {
  const t = useTranslations('promises')
  const title = useTitles().reward(redemption)
  const since = useSinceText(redemption.redeemedAt, zone)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p className="min-w-0 flex-1 basis-28 text-left wrap-anywhere">
        <Stack
          shown={state}
          contents={{
            open: t('promised', { title }),
            given: t('givenDone', { title }),
            returned: t('returned', { title }),
          }}
        />
        <span className={classNames('block text-small text-text-2', state !== 'open' && 'invisible')}>{since}</span>
      </p>
      <GiveButton redemption={redemption} state={state} />
    </div>
  )
}
