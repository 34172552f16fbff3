import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { dayIn, daysBetween } from '#shared/time/day.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { GiveButton } from './give-button.tsx'
import type { RedemptionOfVisit } from './use-redemptions-of-visit.ts'

/** Returns "promised today", "promised on Tuesday" or "promised on 3 November" in the family's days. */
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
  /** How many more there are. */
  others: number
  /** The name of the child, where no child is selected. */
  name?: string | undefined
}

/**
 * Renders "Story book, promised on Tuesday · 2 more", which leads to the rewards, with a button that marks it as
 * given; the row then keeps its place.
 */
export function PromiseRow({ redemption, state, zone, others, name }: PromiseRowProps) {
  const t = useTranslations('promises')
  const home = useTranslations('home')
  const title = useTitles().reward(redemption)
  const since = useSinceText(redemption.redeemedAt, zone)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <Link
        href="/rewards"
        className="press grid min-h-11 min-w-0 flex-1 basis-28 content-center rounded-field text-left text-text no-underline wrap-anywhere"
      >
        <span className="type-label hyphens-auto">{title}</span>
        <span className="text-meta text-text-2">
          <Facts
            facts={[
              name ?? null,
              <Stack
                key="state"
                shown={state}
                contents={{ open: since, given: t('givenMark'), returned: t('returnedMark') }}
              />,
              others > 0 && home('morePromises', { count: others }),
            ]}
          />
        </span>
      </Link>
      <GiveButton redemption={redemption} state={state} />
    </div>
  )
}
