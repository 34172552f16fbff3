import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import { parseInstant } from '#shared/time/relative.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Mascot } from '#web/ui/mascot.tsx'
import { RewardCover } from '#web/ui/reward-cover.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { GiveButton } from './give-button.tsx'
import { useUndoRedemption } from './undo-redemption.ts'
import { useRedemptionsOfVisit, type RedemptionOfVisit } from './use-redemptions-of-visit.ts'

/** Renders the redemptions of a child with their dates: those not given yet first, then given ones. */
export function RedemptionList({ child, zone }: { child: Child; zone: string }) {
  const t = useTranslations('rewards')
  const undo = useUndoRedemption()
  const { query, all } = useRedemptionsOfVisit(child)
  return (
    <QueryContent query={query} title="" skeleton={<Skeleton className="h-40 rounded-tile" />}>
      {() => {
        if (all.length === 0) {
          return (
            <div className="grid justify-items-center gap-3 px-4 py-8 text-center text-text-2">
              <Mascot pose="think" size={88} />
              {t('emptyRedeemed')}
            </div>
          )
        }
        const promised = all.filter(({ before }) => before === 'open')
        const given = all.filter(({ before }) => before === 'given')
        return (
          <div className="grid gap-5">
            <RedemptionRows title={t('promises')} all={promised} zone={zone} undo={undo} />
            <RedemptionRows title={t('givenList')} all={given} zone={zone} undo={undo} />
          </div>
        )
      }}
    </QueryContent>
  )
}

interface RedemptionRowsProps {
  title: string
  all: readonly RedemptionOfVisit[]
  zone: string
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
            <RedemptionRow key={one.redemption.id} {...one} {...each} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

function RedemptionRow({
  redemption,
  state,
  before,
  zone,
  undo,
}: Omit<RedemptionRowsProps, 'title' | 'all'> & RedemptionOfVisit) {
  const t = useTranslations()
  const format = useFormatter()
  const formatDay = useFormatCalendarDay()
  const title = useTitles().reward(redemption)
  const { category, preset, pointsSpent, redeemedAt, givenAt } = redemption
  const day = formatDay(dayIn(parseInstant(givenAt ?? redeemedAt), zone), 'date')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line py-3 not-first:border-t">
      <RewardCover category={category} preset={preset} className="h-12 w-16! shrink-0 rounded-field" />
      <div className="min-w-0 flex-1 basis-36">
        <p className="type-h3 wrap-anywhere">{title}</p>
        <p className="text-meta text-text-2">
          {state === 'returned'
            ? t('rewards.returnedMark')
            : t(`rewards.${state === 'open' ? 'promisedOn' : 'givenOn'}`, { day })}{' '}
          · <span className="font-round font-semibold text-honey tabular-nums">{format.number(pointsSpent)}</span>
        </p>
      </div>
      {before === 'open' && (
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          <Button
            tone="ghost"
            className={state === 'open' ? undefined : 'invisible'}
            aria-label={t('rewards.returnName', { title, points: pointsSpent })}
            onClick={() => undo(redemption)}
          >
            {t('rewards.return')}
          </Button>
          <GiveButton tone="honey" redemption={redemption} state={state} />
        </div>
      )}
    </li>
  )
}
