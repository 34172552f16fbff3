import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { listRedemptions, type Redemption } from '#shared/rewards/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import { parseInstant } from '#shared/time/relative.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { read } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Mascot } from '#web/ui/mascot.tsx'
import { RewardCover } from '#web/ui/reward-cover.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useGiveRedemption } from './give-redemption.ts'
import { useUndoRedemption } from './undo-redemption.ts'

/** Renders the redemptions of a child with their dates: those not given yet first, then given ones. */
export function RedemptionList({ child, zone }: { child: Child; zone: string }) {
  const t = useTranslations('rewards')
  const commands = { give: useGiveRedemption(), undo: useUndoRedemption() }
  const query = useQuery(read(listRedemptions, { query: { childId: child.id } }))
  return (
    <QueryContent query={query} title="" skeleton={<Skeleton className="h-40 rounded-tile" />}>
      {(all) => {
        if (all.length === 0) {
          return (
            <div className="grid justify-items-center gap-3 px-4 py-8 text-center text-text-2">
              <Mascot pose="think" size={88} />
              {t('emptyRedeemed')}
            </div>
          )
        }
        const promised = all.filter(({ givenAt }) => givenAt === null)
        const given = all.filter(({ givenAt }) => givenAt !== null)
        return (
          <div className="grid gap-5">
            <RedemptionRows title={t('promises')} all={promised} zone={zone} {...commands} />
            <RedemptionRows title={t('givenList')} all={given} zone={zone} {...commands} />
          </div>
        )
      }}
    </QueryContent>
  )
}

interface RedemptionRowsProps {
  title: string
  all: readonly Redemption[]
  zone: string
  give: ReturnType<typeof useGiveRedemption>
  undo: ReturnType<typeof useUndoRedemption>
}

function RedemptionRows({ title, all, ...each }: RedemptionRowsProps) {
  if (all.length === 0) return null
  return (
    <section>
      <h2 className="type-h3 mx-0.5 mb-2.5">{title}</h2>
      <Card kind="rows">
        <ul aria-label={title}>
          {all.map((one) => (
            <RedemptionRow key={one.id} redemption={one} {...each} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

function RedemptionRow({
  redemption,
  zone,
  give,
  undo,
}: Omit<RedemptionRowsProps, 'title' | 'all'> & { redemption: Redemption }) {
  const t = useTranslations()
  const format = useFormatter()
  const formatDay = useFormatCalendarDay()
  const title = useTitles().reward(redemption)
  const { id, category, preset, pointsSpent, redeemedAt, givenAt } = redemption
  const day = formatDay(dayIn(parseInstant(givenAt ?? redeemedAt), zone), 'date')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line py-3 not-first:border-t">
      <RewardCover category={category} preset={preset} className="h-12 w-16! shrink-0 rounded-field" />
      <div className="min-w-0 flex-1 basis-36">
        <p className="type-h3 wrap-anywhere">{title}</p>
        <p className="text-meta text-text-2">
          {t(givenAt === null ? 'rewards.promisedOn' : 'rewards.givenOn', { day })} ·{' '}
          <span className="font-round font-semibold text-honey tabular-nums">{format.number(pointsSpent)}</span>
        </p>
      </div>
      {givenAt === null && (
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          <Button
            tone="ghost"
            aria-label={t('rewards.returnName', { title, points: pointsSpent })}
            onClick={() => undo(redemption)}
          >
            {t('rewards.return')}
          </Button>
          <Button
            tone="honey"
            pending={give.pending?.id === id}
            aria-label={t('promises.givenName', { title })}
            onClick={() => void give.send(redemption)}
          >
            {t('promises.given')}
          </Button>
        </div>
      )}
    </li>
  )
}
