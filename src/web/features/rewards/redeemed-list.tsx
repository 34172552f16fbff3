import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { listRedemptions, type Redemption } from '#shared/rewards/contract.ts'
import { read } from '#web/lib/query.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Mascot } from '#web/ui/mascot.tsx'
import { RewardCover } from '#web/ui/reward-cover.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { useGive, useTakeBackRedemption } from './redemption-commands.ts'
import { useDate } from './use-since.ts'

interface RedeemedListProps {
  child: Child
  zone: string
}

/** The redemptions of a child: promised ones first, then given ones, with their dates. */
export function RedeemedList({ child, zone }: RedeemedListProps) {
  const t = useTranslations()
  const commands = { give: useGive(), takeBack: useTakeBackRedemption() }
  const { data, isPending, error, refetch } = useQuery(read(listRedemptions, { query: { childId: child.id } }))
  if (!data && isPending) {
    return (
      <Loading label={t('common.loading')}>
        <Skeleton className="h-40 rounded-tile" />
      </Loading>
    )
  }
  if (!data) return <LoadFailed error={error} retry={refetch} />
  if (data.length === 0) {
    return (
      <div className="grid justify-items-center gap-3 px-4 py-8 text-center text-text-2">
        <Mascot pose="think" size={88} />
        {t('rewards.emptyRedeemed')}
      </div>
    )
  }
  const promised = data.filter(({ givenAt }) => givenAt === null)
  const given = data.filter(({ givenAt }) => givenAt !== null)
  return (
    <div className="grid gap-5">
      {promised.length > 0 && <Rows title={t('rewards.promises')} all={promised} zone={zone} {...commands} />}
      {given.length > 0 && <Rows title={t('rewards.givenList')} all={given} zone={zone} {...commands} />}
    </div>
  )
}

interface RowsProps {
  title: string
  all: readonly Redemption[]
  zone: string
  give: ReturnType<typeof useGive>
  takeBack: ReturnType<typeof useTakeBackRedemption>
}

function Rows({ title, all, ...each }: RowsProps) {
  return (
    <section>
      <h2 className="type-h3 mx-0.5 mb-2.5">{title}</h2>
      <Card kind="rows">
        <ul aria-label={title}>
          {all.map((one) => (
            <Row key={one.id} redemption={one} {...each} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

type RowProps = Omit<RowsProps, 'title' | 'all'> & { redemption: Redemption }

function Row({ redemption, zone, ...commands }: RowProps) {
  const t = useTranslations('rewards')
  const format = useFormatter()
  const title = useTitles().reward(redemption)
  const dateOf = useDate(zone)
  const { category, preset, pointsSpent, redeemedAt, givenAt } = redemption
  const when = givenAt ? t('givenOn', { day: dateOf(givenAt) }) : t('promisedOn', { day: dateOf(redeemedAt) })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line py-3 not-first:border-t">
      <RewardCover category={category} preset={preset} className="h-12 w-16! shrink-0 rounded-field" />
      <div className="min-w-0 flex-1 basis-36">
        <p className="type-h3 wrap-anywhere">{title}</p>
        <p className="text-meta text-text-2">
          {when} ·{' '}
          <span className="font-round font-semibold text-honey tabular-nums">{format.number(pointsSpent)}</span>
        </p>
      </div>
      {givenAt === null && <Actions redemption={redemption} title={title} {...commands} />}
    </li>
  )
}

function Actions({ redemption, title, give, takeBack }: Omit<RowProps, 'zone'> & { title: string }) {
  const t = useTranslations('rewards')
  return (
    <div className="ml-auto flex flex-wrap justify-end gap-2">
      <Button
        tone="ghost"
        aria-label={t('returnName', { title, points: redemption.pointsSpent })}
        onClick={() => takeBack(redemption)}
      >
        {t('return')}
      </Button>
      <Button
        tone="honey"
        pending={give.pending?.id === redemption.id}
        aria-label={t('givenName', { title })}
        onClick={() => void give.send(redemption)}
      >
        {t('given')}
      </Button>
    </div>
  )
}
