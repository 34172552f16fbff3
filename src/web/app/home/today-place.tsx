import { useFormatter, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { usePromiseCounts } from '#web/features/rewards/use-promises.ts'
import { useMediaQuery, wideMediaQuery } from '#web/lib/media.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Icon } from '#web/ui/icon.tsx'
import { AllDone } from './all-done.tsx'
import { PromisesButton } from './promises-button.tsx'
import { useDeedCountsToday } from './use-deeds-today.ts'
import { useHabitCounts } from './use-habit-counts.ts'
import type { TodayForm } from './skeletons.tsx'
import { selectPromising } from './select-promising.ts'
import { useShelf } from './use-shelf.ts'

type TodayPlaceProps = Pick<ChildScreenProps, 'user' | 'child' | 'family'> & {
  /** Whether a title stands there, unless all is done. */
  isBehindTitle?: boolean
  /** How today's habits are shown. By day on a phone the promises of the child stand below them, with a button for the others. */
  form?: TodayForm
}

/**
 * Renders what stands in the place of messages while there is none: the promises of the family, or without any, or where
 * these are shown elsewhere, how many deeds of the child, or where none is selected of the family, were seen, and once all habits are recorded, that all is done.
 */
export function TodayPlace({ isBehindTitle = false, form, ...props }: TodayPlaceProps) {
  const { all, lit, isAllRecorded, withHabits } = useHabitCounts(props)
  const family = selectPromising(props)
  const hasCard = usePromiseCounts([props.child]).some((count) => count > 0) && form === 'rows'
  // In a wide window they stand beside today's habits.
  const isWide = useMediaQuery(wideMediaQuery)
  const isOfFamily = useShelf(props.family).isShelfShown || isWide
  const hasPromises = usePromiseCounts(family).some((count) => count > 0) && !isWide && !hasCard
  // Only once they are recorded: until then the message of the last one is still to come.
  if (all > 0 && lit === all && isAllRecorded) {
    return (
      <div className="@container absolute inset-0">
        <AllDone family={props.family} withHabits={withHabits} zone={props.user.family.timeZone} />
      </div>
    )
  }
  if (isBehindTitle) return null
  return hasPromises ? (
    <PromisesButton user={props.user} family={family} form="row" />
  ) : (
    <GoodToday user={props.user} family={isOfFamily ? props.family : [props.child]} />
  )
}

/** Renders how many deeds of some children were seen today, as a link to these, or before the first one to what can be awarded. */
function GoodToday(props: Pick<ChildScreenProps, 'user' | 'family'>) {
  const t = useTranslations('home')
  const format = useFormatter()
  const counts = useDeedCountsToday(props)
  const names = props.family.filter((_, nth) => counts[nth]).map(({ name }) => keepTogether(name))
  const count = counts.reduce((sum, one) => sum + one, 0)
  return (
    <Link
      href={count > 0 ? '/timeline' : '/behaviors'}
      className="press flex min-h-12 items-center gap-2.5 rounded-tile bg-surface-2 px-3.5 text-small text-text no-underline dark:bg-surface-2/35"
    >
      <Icon name="spark" size={20} className="shrink-0 text-honey" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {t(names.length > 1 ? 'goodTodayOfMany' : 'goodToday', { count, name: format.list(names) })}
      </span>
      <Icon name="forward" size={20} className="shrink-0 text-text-2" />
    </Link>
  )
}

/** Returns a name that no line breaks at a hyphen: word joiners around it, which are not drawn. */
const keepTogether = (name: string): string => name.replaceAll('-', '\u2060-\u2060')
