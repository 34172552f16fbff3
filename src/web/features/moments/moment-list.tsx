import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import type { Moment } from '#shared/moments/contract.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { LoadMoreButton } from '#web/lib/load-more-button.tsx'
import { findMemberName } from '#web/lib/member-name.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useFadeMovedItems } from '#web/ui/use-fade-moved-items.ts'
import { MomentsCalendar } from './moments-calendar.tsx'
import { MomentCard } from './moment-card.tsx'
import { useMomentDialogs } from './use-moment-dialogs.tsx'
import { useMoments } from './use-moments.ts'

interface MomentListProps {
  child: Child
  user: User
  /** The moment that was just saved, which is marked. */
  newId: string | null
  /** The moment that stands above the list already; null for none. */
  shownId: string | null
  /** The moments of this day in earlier years, if there are any. */
  onThisDay: ReactNode
}

/** Renders the moments of a child by month, newest first, with editing and deleting. */
export function MomentList({ child, user, newId, shownId, onThisDay }: MomentListProps) {
  const t = useTranslations('moments')
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  const moments = useMoments(child.id)
  const listed = moments.data?.filter(({ id }) => id !== shownId) ?? []
  // The only moment stands above.
  if (moments.data?.length === 1 && listed.length === 0 && !onThisDay) return null
  return (
    <section data-moments="">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <h2>{t('recent')}</h2>
        <Button tone="soft" size="compact" icon="calendar" onClick={() => setCalendarOpen(true)}>
          {t('calendar')}
        </Button>
      </div>
      <QueryContent query={moments} title={t('loadFailed')} skeleton={<Skeleton className="h-48 rounded-tile" />}>
        {(all) =>
          all.length > 0 ? (
            <MomentsByMonth moments={listed} {...{ child, user, newId, onThisDay }} />
          ) : (
            <div className="grid justify-items-center gap-3 px-4 py-6 text-center text-text-2">
              <PosedMascot pose="write" size={88} />
              {t('empty')}
            </div>
          )
        }
      </QueryContent>
      <LoadMoreButton pages={moments} label={t('loadMore')} />
      <MomentsCalendar child={child} user={user} open={isCalendarOpen} onClose={() => setCalendarOpen(false)} />
    </section>
  )
}

// In wider windows the months are one grid: before each column of cards is a gap, which is where a card begins and where the
// name of a month has its cell, so that name and card come to stand in one column. Cards fill the row before one that takes a
// whole row.
const monthsClasses =
  'grid grid-cols-1 gap-5 sm:-ml-3 sm:grid-flow-row-dense sm:grid-cols-[repeat(auto-fill,0.75rem_minmax(12rem,1fr))] sm:gap-0'

/** On phones it stays in view while its month scrolls; in wider windows it takes the upper one of two rows above its card. */
const monthClasses = [
  'type-date text-text-2 *:first-letter:uppercase',
  'max-sm:fade-below max-sm:sticky max-sm:top-(--sticky-top) max-sm:z-10 max-sm:-mx-4 max-sm:mb-2 max-sm:bg-bg max-sm:px-4 max-sm:py-1.5',
  'sm:row-span-2 sm:ml-3 sm:grid sm:w-max sm:grid-rows-subgrid sm:*:pt-2 sm:*:pb-2 sm:*:whitespace-nowrap',
].join(' ')

const cardsClasses = [
  'grid grid-flow-row-dense grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-3 sm:contents',
  'sm:*:col-span-2 sm:*:row-span-2 sm:*:grid-rows-subgrid sm:*:pl-3 sm:*:*:row-start-2 sm:*:*:mb-3',
].join(' ')

/** The name of the month has the gap before the first card. */
const namedClasses = 'sm:*:first:col-span-1 sm:*:first:pl-0'

/** On phones a card without a story is a row of its own. */
const lowClasses = 'max-sm:*:not-data-words:col-span-full'

/** On phones the last story of an odd number takes the whole row, so that no gap is left. */
const oddClasses = 'max-sm:*:[:nth-child(odd_of_[data-words]):nth-last-child(1_of_[data-words])]:col-span-full'

/** After how many cards, the newest, those of earlier years stand: a row of a phone. */
const cardsBefore = 2

type MomentsByMonthProps = Omit<MomentListProps, 'shownId'> & { moments: readonly Moment[] }

function MomentsByMonth({ moments, child, user, newId, onThisDay }: MomentsByMonthProps) {
  const dayText = useFormatCalendarDay()
  const thisMonth = useToday(user.family.timeZone).slice(0, 7)
  const { actionsOf, dialogs } = useMomentDialogs(child, user)
  const list = useFadeMovedItems<HTMLDivElement>()
  const months = [...new Set(moments.map(({ date }) => date.slice(0, 7)))]
  const hasRecent = months.includes(thisMonth)
  return (
    <>
      <div ref={list} className={monthsClasses}>
        {!hasRecent && onThisDay && <div className="sm:col-span-full sm:mb-1 sm:pl-3">{onThisDay}</div>}
        {months.map((month) => (
          <section key={month} className="sm:contents">
            <h3
              data-item={month}
              // The heading above says so.
              className={month === thisMonth ? 'sr-only' : monthClasses}
            >
              <span className="block">{dayText(`${month}-01`, 'month')}</span>
            </h3>
            <CardsOfMonth
              moments={moments.filter(({ date }) => date.startsWith(month))}
              isNamed={month !== thisMonth}
              row={month === thisMonth ? onThisDay : null}
              renderCard={(moment) => (
                <MomentCard
                  key={moment.id}
                  moment={moment}
                  author={findMemberName(user.family, moment.by)}
                  isNew={moment.id === newId}
                  actions={actionsOf(moment)}
                />
              )}
            />
          </section>
        ))}
      </div>
      {dialogs}
    </>
  )
}

interface CardsOfMonthProps {
  moments: readonly Moment[]
  /** Whether its name stands above the first card. */
  isNamed: boolean
  /** Stands in a row of its own after the newest cards. */
  row: ReactNode
  renderCard: (moment: Moment) => ReactNode
}

function CardsOfMonth({ moments, isNamed, row, renderCard }: CardsOfMonthProps) {
  return (
    <ul data-cards="" className={classNames(cardsClasses, isNamed && namedClasses, lowClasses, oddClasses)}>
      {moments.slice(0, cardsBefore).map(renderCard)}
      {row && <li className="col-span-full!">{row}</li>}
      {moments.slice(cardsBefore).map(renderCard)}
    </ul>
  )
}
