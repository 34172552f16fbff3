import { useTranslations } from 'use-intl'
import type { ShelfBadge } from '#shared/badges/contract.ts'
import { isBadgeKind } from '#shared/badges/rules.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { useToday } from '#web/lib/use-today.ts'

/** Returns functions for the texts of a badge in the user's language; a kind of a newer server has only its title. */
export const useBadgeTexts = () => {
  const t = useTranslations('badges')
  const formatDate = useFormatInstant()
  const thisYear = useToday().slice(0, 4)
  const textOf = ({ id }: ShelfBadge, text: 'condition' | 'practice') =>
    isBadgeKind(id) ? t(`kinds.${id}.${text}`) : ''
  const title = (badge: ShelfBadge): string => (isBadgeKind(badge.id) ? t(`kinds.${badge.id}.title`) : badge.title)
  const progress = ({ id, count, target: most }: ShelfBadge): string =>
    isBadgeKind(id) ? t(`kinds.${id}.progress`, { count, most }) : t('count', { count, most })
  const since = (awardedAt: string): string => {
    const year = awardedAt.startsWith(thisYear) ? {} : ({ year: 'numeric' } as const)
    return t('since', { day: formatDate(parseInstant(awardedAt), { day: 'numeric', month: 'long', ...year }) })
  }
  return {
    title,
    progress,
    since,
    condition: (badge: ShelfBadge) => textOf(badge, 'condition'),
    practice: (badge: ShelfBadge) => textOf(badge, 'practice'),
    /** Returns when it was earned, or how far it is. */
    state: (badge: ShelfBadge): string => (badge.awardedAt === null ? progress(badge) : since(badge.awardedAt)),
  }
}
