import { useQuery } from '@tanstack/react-query'
import { useId, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import { getBadgeDeeds, type BadgeDeed, type ShelfBadge } from '#shared/badges/contract.ts'
import { badgeKinds } from '#shared/badges/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { ActPicture } from '#web/ledger/act-picture.tsx'
import { useActivityTitle } from '#web/ledger/activity-titles.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { read } from '#web/lib/query.ts'
import { useToday } from '#web/lib/use-today.ts'
import { BadgeDrawing } from '#web/ui/badge-drawing.tsx'
import { findBadgeIcon } from '#web/ui/badge-icons.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useBadgeTexts } from './use-badge-texts.ts'

interface BadgeDetailsProps {
  child: Child
  user: User
  badge: ShelfBadge
  onClose: () => void
}

/** Renders what a badge is for, when it was earned or how far it is, and its deeds, at the bottom of the shelf. */
export function BadgeDetails({ child, user, badge, onClose }: BadgeDetailsProps) {
  const t = useTranslations('common')
  const texts = useBadgeTexts()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  // External system: the focus, which tells screen readers of what has opened.
  useLayoutEffect(() => section.current?.focus({ preventScroll: true }), [])
  const isEarned = badge.awardedAt !== null
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={id}
      className="badge-details bg-surface px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-text outline-none [--ring:var(--color-primary)]"
    >
      <div className="flex items-start gap-4">
        <div className="night grid size-[clamp(5.25rem,27vw,6.75rem)] shrink-0 place-items-center rounded-tile">
          <BadgeDrawing
            icon={findBadgeIcon(badge.iconName)}
            isEarned={isEarned}
            share={isEarned ? undefined : badge.count / badge.target}
            className="size-[88%]"
          />
        </div>
        <div className="min-w-0 flex-1">
          <div className="flex items-start gap-2">
            <h2 id={id} className="type-h2 min-w-0 flex-1 pt-1.5 wrap-anywhere">
              {texts.title(badge)}
            </h2>
            <IconButton icon="close" aria-label={t('close')} className="-mt-1 -mr-1" onClick={onClose} />
          </div>
          <p className="type-h3 text-honey">{texts.state(badge)}</p>
          <p className="mt-0.5 text-small text-text-2">{isEarned ? texts.practice(badge) : texts.condition(badge)}</p>
        </div>
      </div>
      <Deeds child={child} user={user} badge={badge} />
    </section>
  )
}

function Deeds({ child, user, badge }: Omit<BadgeDetailsProps, 'onClose'>) {
  const t = useTranslations('badges')
  const dayText = useFormatCalendarDay()
  const today = useToday()
  const kind = badgeKinds.find((one) => one === badge.id) ?? 'first_light'
  const { data } = useQuery(read(getBadgeDeeds, { params: { childId: child.id, kind } }))
  const isEarned = badge.awardedAt !== null
  const shown = isEarned ? data?.earnedBy : data?.latest
  return (
    <div className="mt-3 grid min-h-24 content-start gap-2 border-t border-line pt-3">
      {shown && <Deed deed={shown} user={user} isLatest={!isEarned} />}
      {isEarned && data && !shown && <p className="text-small text-text-2">{t('ofEarlier')}</p>}
      {!isEarned && data && (
        <p className="text-small text-text-2">
          {data.first ? t('first', { day: dayText(data.first.day, 'date', today) }) : t('noHurry')}
        </p>
      )}
    </div>
  )
}

/** `formatWhen(deed)`: returns its day and, if it happened on that day, its time: "today at 17:05". */
const useFormatWhen = () => {
  const t = useTranslations('badges')
  const dayText = useFormatCalendarDay()
  const formatInstant = useFormatInstant()
  const today = useToday()
  return ({ day, happenedAt }: BadgeDeed): string => {
    if (day !== today) return dayText(day, 'date', today)
    return t('today', { time: formatInstant(parseInstant(happenedAt), { hour: 'numeric', minute: '2-digit' }) })
  }
}

function Deed({ deed, user, isLatest }: { deed: BadgeDeed; user: User; isLatest: boolean }) {
  const t = useTranslations('badges')
  const titleOf = useActivityTitle()
  const when = useFormatWhen()(deed)
  const { members } = user.family
  const name = members.length > 1 ? members.find(({ id }) => id === deed.by)?.name : undefined
  const latest = name === undefined ? t('latest', { when }) : t('latestBy', { when, name })
  const earned = name === undefined ? when : t('earnedBy', { when, name })
  return (
    <div className="flex items-center gap-3">
      <ActPicture row={{ ...deed, points: 1 }} size={40} className="shrink-0" />
      <div className="min-w-0">
        <p className="type-h3 wrap-anywhere">{titleOf({ ...deed, description: null })}</p>
        <p className="text-small text-text-2">{isLatest ? latest : earned}</p>
      </div>
    </div>
  )
}
