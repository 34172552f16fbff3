import type { CSSProperties, Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { ShelfBadge } from '#shared/badges/contract.ts'
import { BadgeDrawing } from '#web/ui/badge-drawing.tsx'
import { findBadgeIcon } from '#web/ui/badge-icons.ts'
import { classNames } from '#web/ui/class-names.ts'
import { TitleWords } from '#web/ui/title-words.tsx'
import { useBadgeTexts } from './use-badge-texts.ts'

interface BadgeButtonProps {
  badge: ShelfBadge
  isNearest: boolean
  /** Whether its details are shown; absent where they are shown elsewhere. */
  isChosen?: boolean
  /** Whether it stands on paper, its drawing on a night of its own. */
  isOnPaper?: boolean
  /** Lights up as the n-th, if it is earned. */
  nth?: number
  onClick: () => void
  ref?: Ref<HTMLButtonElement>
}

const nightTitle = (isEarned: boolean, isNearest: boolean): string =>
  isEarned ? 'text-night-gold' : isNearest ? 'text-on-night' : 'text-night-quiet'

const paperTitle = (isStrong: boolean): string => (isStrong ? 'text-text' : 'text-text-2')

/** Renders a badge with its title: glowing, as a silhouette, or, if it is the nearest, with a ring. */
export function BadgeButton({ badge, isNearest, isChosen, isOnPaper = false, nth, onClick, ref }: BadgeButtonProps) {
  const t = useTranslations('badges')
  const texts = useBadgeTexts()
  const isEarned = badge.awardedAt !== null
  const title = texts.title(badge)
  const name =
    badge.awardedAt === null
      ? t('openName', { title, progress: texts.progress(badge) })
      : t('earnedName', { title, day: texts.since(badge.awardedAt) })
  return (
    <button
      ref={ref}
      type="button"
      aria-label={name}
      aria-expanded={isChosen}
      data-badge={badge.id}
      style={nth === undefined ? undefined : ({ '--nth': nth } as CSSProperties)}
      className={classNames(
        'press tap grid content-start justify-items-center rounded-tile aria-expanded:bg-night-soft',
        isOnPaper ? 'gap-1.5' : 'gap-1 pt-1 pb-1.5',
      )}
      onClick={onClick}
    >
      <span className={classNames('grid w-full justify-items-center', isOnPaper && 'night rounded-tile p-1')}>
        <BadgeDrawing
          icon={findBadgeIcon(badge.iconName)}
          isEarned={isEarned}
          lightsUp={nth !== undefined}
          share={isNearest ? badge.count / badge.target : undefined}
          className="aspect-square w-full max-w-22 overflow-visible"
        />
      </span>
      <span
        className={classNames(
          'max-w-20 px-1 font-round text-[0.75rem]/[1rem] font-medium text-balance hyphens-auto wrap-anywhere',
          isOnPaper ? paperTitle(isEarned || isNearest) : nightTitle(isEarned, isNearest),
        )}
      >
        <TitleWords text={title} />
      </span>{' '}
      {!isEarned && !isOnPaper && (
        <span className="max-w-22 text-[0.75rem]/[1rem] text-night-text tabular-nums wrap-anywhere">
          {texts.progress(badge)}
        </span>
      )}
    </button>
  )
}
