import { useTranslations } from 'use-intl'
import type { Badge } from '#shared/badges/contract.ts'
import { badgeCatalogue, type BadgeKind } from '#shared/badges/rules.ts'
import { findBadgeIcon } from '#web/ui/badge-icons.ts'
import { showCelebration } from '#web/ui/celebration-queue.ts'

/** Returns whether a badge is in the catalogue and so has messages. */
const isBadgeKind = (id: string): id is BadgeKind => id in badgeCatalogue

interface Completion {
  /** The badge that came with it; its title replaces `title`. */
  badge: Badge | null
  title: string
  text: string
  points: string
}

/** `celebrate(completion)`: celebrates a completed habit or challenge on the whole screen. */
export const useCelebrateCompletion = () => {
  const t = useTranslations('badges.kinds')
  return ({ badge, title, ...texts }: Completion): void =>
    showCelebration({
      ...texts,
      title: badge && isBadgeKind(badge.id) ? t(`${badge.id}.title`) : title,
      icon: badge ? findBadgeIcon(badge.iconName) : undefined,
    })
}
