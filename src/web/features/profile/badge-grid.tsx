import { useQuery } from '@tanstack/react-query'
import { useTimeZone, useTranslations } from 'use-intl'
import { listBadges, type Badge } from '#shared/badges/contract.ts'
import { badgeCatalogue, badgeSlots, type BadgeKind } from '#shared/badges/rules.ts'
import { msOf } from '#shared/time/relative.ts'
import { useDateWords } from '#web/ledger/date-words.ts'
import { read } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { BadgeJar } from '#web/ui/badge-jar.tsx'
import { LoadFailed } from '#web/lib/load-failed.tsx'

const kinds = Object.keys(badgeCatalogue) as BadgeKind[]
const placesLeft = Array.from({ length: Math.max(0, badgeSlots - kinds.length) }, (_, index) => `place ${index}`)

/** The four places of the badges: what is won glows, what is not yet says how. */
export function BadgeGrid({ childId }: { childId: string }) {
  const t = useTranslations()
  const badges = useQuery(read(listBadges, { params: { childId } }))
  const won = badges.data?.filter(({ id }) => id in badgeCatalogue) ?? []
  return (
    <Card as="section" className="@container grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="type-h3">{t('profile.badges')}</h2>
        {badges.data && (
          <p className="text-small text-text-2">{t('profile.badgesCount', { count: won.length, most: badgeSlots })}</p>
        )}
      </header>
      {badges.data && (
        <ul className="grid grid-cols-1 gap-2.5 @min-[15rem]:grid-cols-2 @min-[32rem]:grid-cols-4">
          {kinds.map((kind) => (
            <BadgePlace key={kind} kind={kind} badge={won.find(({ id }) => id === kind)} />
          ))}
          {placesLeft.map((place) => (
            <Place
              key={place}
              drawing={<BadgeJar />}
              title={t('profile.badgeLater')}
              text={t('profile.badgeLaterText')}
            />
          ))}
        </ul>
      )}
      {badges.isPending && (
        <Loading label={t('common.loading')}>
          <Skeleton className="h-40" />
        </Loading>
      )}
      {badges.isError && !badges.data && (
        <LoadFailed title={t('errors.loadTitle')} error={badges.error} retry={badges.refetch} />
      )}
    </Card>
  )
}

function BadgePlace({ kind, badge }: { kind: BadgeKind; badge: Badge | undefined }) {
  const t = useTranslations('profile')
  const words = useTranslations('badges.kinds')
  const dateText = useDateWords()
  const zone = useTimeZone() ?? 'UTC'
  const day = badge && dateText(msOf(badge.awardedAt), { day: 'numeric', month: 'long', timeZone: zone })
  return (
    <Place
      won={Boolean(badge)}
      drawing={<BadgeJar icon={badge && badgeCatalogue[kind].iconName} />}
      title={words(`${kind}.title`)}
      text={words(badge ? `${kind}.practice` : `${kind}.condition`)}
      since={day && t('badgeSince', { day })}
      note={badge ? undefined : t('badgeLocked')}
    />
  )
}

type PlaceProps = {
  won?: boolean
  drawing: React.ReactNode
  title: string
  text: string
  since?: string | undefined
  note?: string | undefined
}

function Place({ won = false, drawing, title, text, since, note }: PlaceProps) {
  return (
    <li
      className={classNames(
        'grid content-start justify-items-center gap-1 rounded-tile px-2 py-3 text-center',
        won ? 'bg-honey-tint' : 'border-[1.5px] border-dashed border-line',
      )}
    >
      {drawing}
      <span className={classNames('type-label wrap-anywhere', won ? 'text-honey' : 'text-text-2')}>{title}</span>
      <span className="text-meta text-text-2">{text}</span>
      {since && <span className="text-meta font-medium text-honey">{since}</span>}
      {note && <span className="sr-only">{note}</span>}
    </li>
  )
}
