import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Badge } from '#shared/badges/badge.ts'
import { badgeCatalogue, type BadgeKind } from '#shared/badges/rules.ts'
import type { Feast, FeastChild } from './use-first-light-feast.ts'

interface Completion {
  child: FeastChild
  title: string
  text: ReactNode
  points: number
  /** The badge that came with it. */
  badge: Badge | null
}

/** Returns whether a badge is in the catalogue and so has messages. */
const isBadgeKind = (id: string): id is BadgeKind => id in badgeCatalogue

/** `toFeast(completion)`: returns the feast of a completed habit or challenge. */
export const useCompletionFeast = () => {
  const t = useTranslations('badges.kinds')
  return ({ badge, ...completion }: Completion): Feast => ({
    ...completion,
    iconName: badge?.iconName,
    chips: badge ? [isBadgeKind(badge.id) ? t(`${badge.id}.title`) : badge.title] : [],
  })
}
