import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import type { Moment } from '#shared/moments/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { Month } from '#web/ledger/month.tsx'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { findMemberName } from '#web/lib/member-name.ts'
import { startOfMonth } from '#web/lib/months.ts'
import { useToday } from '#web/lib/use-today.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { MoodFace } from '#web/ui/mood-face.tsx'
import { MomentCard } from './moment-card.tsx'
import { useMoments } from './use-moments.ts'

interface MomentsCalendarProps {
  child: Child
  user: User
  open: boolean
  onClose: () => void
}

/** Renders the months with the faces of their moments, each on the sky of its weather, in a dialog; a tap on a day shows its cards. */
export function MomentsCalendar({ child, user, open, onClose }: MomentsCalendarProps) {
  const t = useTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('moments.calendar')}
      closeLabel={t('common.close')}
    >
      <CalendarMonths child={child} user={user} />
    </Dialog>
  )
}

/** Queries the moments of a child; `loadFrom(day)` loads older pages until they reach back to a day. */
const useMomentsBackTo = (childId: string) => {
  const query = useMoments(childId)
  const { data: moments = [], fetchNextPage } = query
  const loadFrom = async (day: Day): Promise<void> => {
    let [oldest, hasMore] = [moments.at(-1)?.date, query.hasNextPage]
    while (hasMore && oldest !== undefined && oldest >= day) {
      const next = await fetchNextPage()
      if (next.isError) return
      ;[oldest, hasMore] = [next.data?.at(-1)?.date, next.hasNextPage]
    }
  }
  return { query, moments, loadFrom }
}

function CalendarMonths({ child, user }: Pick<MomentsCalendarProps, 'child' | 'user'>) {
  const t = useTranslations('moments')
  const dayText = useFormatCalendarDay()
  const { query, moments, loadFrom } = useMomentsBackTo(child.id)
  const today = useToday(user.family.timeZone)
  const latest = moments[0]?.date ?? today
  const [first, setFirst] = useState(() => startOfMonth(latest))
  const [tapped, setTapped] = useState<Day | null>(null)
  const selected = tapped ?? moments.find(({ date }) => startOfMonth(date) === first)?.date ?? null
  const [newest, oldest] = [latest > today ? latest : today, moments.at(-1)?.date ?? today]
  const ofDay = (day: Day) => moments.filter(({ date }) => date === day)
  const move = (month: Day) => {
    setFirst(month)
    setTapped(null)
    void loadFrom(month)
  }
  const cell = (day: Day) => (
    <CalendarDay
      day={day}
      moments={ofDay(day)}
      isToday={day === today}
      isFuture={day > today}
      isSelected={day === selected}
      onSelect={() => setTapped(day)}
    />
  )
  return (
    // Of one height, so that the arrows stay under the finger: the landscape of the card takes the room that a shorter month leaves.
    <div className="flex h-[min(38.5rem,100dvh-9rem)] flex-col *:shrink-0">
      <Month
        first={first}
        onMove={move}
        hasPrevious={query.hasNextPage || startOfMonth(oldest) < first}
        hasNext={startOfMonth(first, 1) <= newest}
        isLoading={query.isFetchingNextPage}
        notice={query.isFetchNextPageError && <LoadFailed error={query.error} retry={() => void loadFrom(first)} />}
        cell={cell}
      />
      {selected ? (
        <ul
          aria-label={dayText(selected, 'day', today)}
          className="mt-3 grid grow grid-cols-1 content-start gap-3 pb-1 has-data-words:content-stretch"
        >
          {ofDay(selected).map((moment) => (
            <MomentCard key={moment.id} moment={moment} author={findMemberName(user.family, moment.by)} />
          ))}
        </ul>
      ) : (
        <p className="mt-8 text-center text-text-2">{!query.isFetchingNextPage && t('emptyMonth')}</p>
      )}
    </div>
  )
}

interface CalendarDayProps {
  day: Day
  /** The moments of the day, newest first. */
  moments: readonly Moment[]
  isToday: boolean
  isFuture: boolean
  isSelected: boolean
  onSelect: () => void
}

function CalendarDay({ day, moments, isToday, isFuture, isSelected, onSelect }: CalendarDayProps) {
  const t = useTranslations()
  const dayText = useFormatCalendarDay()
  const [moment] = moments
  const number = (
    <span
      aria-current={isToday ? 'date' : undefined}
      className={classNames('grid size-5.5 place-items-center rounded-full', isToday && 'bg-primary text-on-primary')}
    >
      {Number(day.slice(8))}
    </span>
  )
  const look =
    'mx-auto mb-1 grid w-[calc(100%-0.25rem)] content-start justify-items-center rounded-field pt-1 text-meta'
  if (!moment)
    return <span className={classNames(look, isFuture ? 'text-text-2' : 'min-h-15.5 font-medium')}>{number}</span>
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-label={t('moments.onDay', {
        day: dayText(day, 'day'),
        mood: t(`activities.moods.${moment.mood}`),
        count: moments.length,
      })}
      data-sky={moment.weather}
      className={classNames(
        'press min-h-15.5 bg-(image:--sky) font-semibold [--marks:linear-gradient(#0000_0_0)]!',
        look,
        isSelected && 'ring-3 ring-petal ring-inset',
      )}
      onClick={onSelect}
    >
      {number}
      <MoodFace mood={moment.mood} size={36} className="-mt-0.5" />
    </button>
  )
}
