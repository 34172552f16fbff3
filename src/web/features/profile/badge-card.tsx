import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { listBadgeProgress, type ShelfBadge } from '#shared/badges/contract.ts'
import { chooseProfileBadges, completionBadges, findNearest } from '#shared/badges/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import type { User } from '#shared/auth/contract.ts'
import { read } from '#web/lib/query.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BadgeButton } from './badge-button.tsx'
import { BadgeShelf } from './badge-shelf.tsx'

interface BadgeCardProps {
  child: Child
  user: User
}

/** Renders four badges of a child, the newest and the next ones, and a button that opens the shelf with all. */
export function BadgeCard({ child, user }: BadgeCardProps) {
  const t = useTranslations()
  const shelf = useQuery(read(listBadgeProgress, { params: { childId: child.id } }))
  return (
    <Card as="section" className="@container grid grid-cols-1 gap-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="type-h3 min-w-0 wrap-anywhere">{t('badges.shelf', { name: child.name })}</h2>
        {shelf.data && (
          <p className="text-small text-text-2">
            {t('badges.count', { count: countEarned(shelf.data), most: shelf.data.length })}
          </p>
        )}
      </header>
      <QueryContent query={shelf} title={t('badges.shelfFailed')} skeleton={<Skeleton className="h-40" />}>
        {(data) => <BadgesOfProfile child={child} user={user} shelf={data} />}
      </QueryContent>
    </Card>
  )
}

const countEarned = (shelf: readonly ShelfBadge[]): number => shelf.filter(({ awardedAt }) => awardedAt !== null).length

/** Returns how many badges came at once for earlier deeds, until the next one is earned; then 0. */
const countEarlier = (shelf: readonly ShelfBadge[]): number => {
  const ofActs = shelf.filter(({ actId }) => actId !== null)
  const isNewEarned = ofActs.some(({ id }) => !completionBadges.some((kind) => kind === id))
  return isNewEarned ? 0 : shelf.filter(({ awardedAt, actId }) => awardedAt !== null && actId === null).length
}

function BadgesOfProfile({ child, user, shelf }: BadgeCardProps & { shelf: ShelfBadge[] }) {
  const t = useTranslations('badges')
  const [opened, setOpened] = useState<{ chosen: string | null } | null>(null)
  const nearest = findNearest(shelf)
  const earlier = countEarlier(shelf)
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-2 gap-y-2 @min-[17rem]:grid-cols-4">
        {chooseProfileBadges(shelf).map((badge) => (
          <li key={badge.id} className="grid grid-cols-1">
            <BadgeButton
              badge={badge}
              isNearest={badge.id === nearest?.id}
              isOnPaper
              onClick={() => setOpened({ chosen: badge.id })}
            />
          </li>
        ))}
      </ul>
      {earlier > 0 && <p className="text-center text-small text-text-2">{t('earlier', { count: earlier })}</p>}
      <Button tone="soft" onClick={() => setOpened({ chosen: null })}>
        {t('all')}
      </Button>
      {opened && <BadgeShelf {...{ child, user, shelf }} initial={opened.chosen} onClosed={() => setOpened(null)} />}
    </>
  )
}
