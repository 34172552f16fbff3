import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { findChildrenIfAllDone } from '#shared/habits/habit-state.ts'
import { isToGive } from '#web/features/rewards/is-to-give.ts'
import { createRecentActivitiesQuery } from '#web/app/recent-activities-query.ts'
import { listRedemptions } from '#shared/rewards/contract.ts'
import { read } from '#web/lib/query.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMediaQuery, wideMediaQuery } from '#web/lib/media.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Icon } from '#web/ui/icon.tsx'
import { selectChildrenOfPromises } from './select-children-of-promises.ts'
import type { TodayForm } from './skeletons.tsx'
import { findDeedsOn } from './find-deeds.ts'
import { useShelf } from './use-shelf.ts'

export type TodayPlaceProps = Pick<ChildScreenProps, 'user' | 'child' | 'family'> & {
  /** Whether the place has a title already, so that it stays free unless all is done. */
  isBehindTitle?: boolean
  /** How today's habits are shown. By day on a phone the promises of the child stand below them, with a button for the others. */
  form?: TodayForm
}

/**
 * Returns what the place of messages shows while habits are open: whether the promises of the family, and otherwise
 * whose deeds, those of the child or, where none is selected, of the family. In a wide window promises stand beside
 * today's habits instead. `counts` are the numbers of promises of the children of `selectChildrenOfPromises`.
 */
export const useTodayPlace = (props: TodayPlaceProps, counts: readonly number[]) => {
  const { family, child, form } = props
  const isWide = useMediaQuery(wideMediaQuery)
  const isOfFamily = useShelf(family).isShelfShown || isWide
  const hasCard = form === 'rows' && (counts[selectChildrenOfPromises(props).indexOf(child)] ?? 0) > 0
  return { hasPromises: counts.some((count) => count > 0) && !isWide && !hasCard, whose: isOfFamily ? family : [child] }
}

/** Renders the deeds of today in the place of messages from cached data, unless something else will be shown there. */
export function CachedDeedsOfToday(props: TodayPlaceProps) {
  const client = useQueryClient()
  const { user, isBehindTitle = false } = props
  const today = useToday(user.family.timeZone)
  const habits = client.getQueryData(read(listFamilyTodayHabits).queryKey) ?? []
  const promises = selectChildrenOfPromises(props).map(
    ({ id }) => client.getQueryData(read(listRedemptions, { query: { childId: id } }).queryKey) ?? [],
  )
  const { hasPromises, whose } = useTodayPlace(
    props,
    promises.map((redemptions) => redemptions.filter(isToGive).length),
  )
  const deeds = whose.map(({ id }) => client.getQueryData(createRecentActivitiesQuery(id).queryKey))
  const isFree = !hasPromises && !isBehindTitle && findChildrenIfAllDone(habits, today).length === 0
  if (!isFree || deeds.includes(undefined)) return null
  return <DeedsOfToday family={whose} counts={deeds.map((activities) => findDeedsOn(today, activities).length)} />
}

type DeedsOfTodayProps = Pick<ChildScreenProps, 'family'> & {
  counts: readonly number[]
  /** The picture of a deed, in place of a star. */
  picture?: ReactNode
}

/**
 * Renders how many deeds of each child were recorded today, as a link to them or, before the first one, to the
 * behaviors screen.
 */
export function DeedsOfToday({ family, counts, picture }: DeedsOfTodayProps) {
  const t = useTranslations('home')
  const format = useFormatter()
  const names = family.filter((_, nth) => counts[nth]).map(({ name }) => keepTogether(name))
  const count = counts.reduce((sum, one) => sum + one, 0)
  return (
    <Link
      href={count > 0 ? '/timeline' : '/behaviors'}
      className="press flex min-h-12 items-center gap-2.5 rounded-tile bg-surface-2 px-3.5 text-small text-text no-underline dark:bg-surface-2/35"
    >
      <span className="grid size-9 shrink-0 place-items-center text-honey">{picture ?? <Icon name="spark" />}</span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {t(names.length > 1 ? 'goodTodayOfMany' : 'goodToday', { count, name: format.list(names) })}
      </span>
      <Icon name="forward" size={20} className="shrink-0 text-text-2" />
    </Link>
  )
}

/** Returns a name that no line breaks at a hyphen, by invisible word joiners around hyphens. */
const keepTogether = (name: string): string => name.replaceAll('-', '\u2060-\u2060')
