import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { listBadges, type Badge } from '#shared/badges/contract.ts'
import { badgeCatalogue, badgeSlotCount, type BadgeKind } from '#shared/badges/rules.ts'
import { parseInstant } from '#shared/time/relative.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { read } from '#web/lib/query.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BadgeDrawing } from '#web/ui/badge-drawing.tsx'

const kinds = Object.keys(badgeCatalogue) as BadgeKind[]
const spareSlots = Array.from({ length: Math.max(0, badgeSlotCount - kinds.length) }, (_, index) => `slot ${index}`)

/** Renders the badges of a child: won, still to win, and slots for later ones. */
export function BadgeGrid({ childId }: { childId: string }) {
  const t = useTranslations('profile')
  const badges = useQuery(read(listBadges, { params: { childId } }))
  const won = badges.data?.filter(({ id }) => id in badgeCatalogue) ?? []
  return (
    <Card as="section" className="@container grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="type-h3">{t('badges')}</h2>
        {badges.data && (
          <p className="text-small text-text-2">{t('badgesCount', { count: won.length, most: badgeSlotCount })}</p>
        )}
      </header>
      <QueryContent query={badges} skeleton={<Skeleton className="h-40" />}>
        {() => (
          <ul className="grid grid-cols-1 gap-2.5 @min-[15rem]:grid-cols-2 @min-[32rem]:grid-cols-4">
            {kinds.map((kind) => (
              <BadgeTile key={kind} kind={kind} badge={won.find(({ id }) => id === kind)} />
            ))}
            {spareSlots.map((slot) => (
              <Tile key={slot} drawing={<BadgeDrawing />} title={t('badgeLater')} text={t('badgeLaterText')} />
            ))}
          </ul>
        )}
      </QueryContent>
    </Card>
  )
}

function BadgeTile({ kind, badge }: { kind: BadgeKind; badge: Badge | undefined }) {
  const t = useTranslations('profile')
  const tKinds = useTranslations('badges.kinds')
  const formatDate = useFormatInstant()
  const day = badge && formatDate(parseInstant(badge.awardedAt), { day: 'numeric', month: 'long' })
  return (
    <Tile
      won={Boolean(badge)}
      drawing={<BadgeDrawing icon={badge && badgeCatalogue[kind].iconName} />}
      title={tKinds(`${kind}.title`)}
      text={tKinds(badge ? `${kind}.practice` : `${kind}.condition`)}
      since={day && t('badgeSince', { day })}
      note={badge ? undefined : t('badgeLocked')}
    />
  )
}

type TileProps = {
  won?: boolean
  drawing: ReactNode
  title: string
  text: string
  since?: string | undefined
  /** Only for screen readers. */
  note?: string | undefined
}

function Tile({ won = false, drawing, title, text, since, note }: TileProps) {
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
