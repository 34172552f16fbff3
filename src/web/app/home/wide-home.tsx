import { Suspense } from 'react'
import { useNow } from 'use-intl'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { useMediaQuery, veryWideMediaQuery } from '#web/lib/media.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Facts } from '#web/ui/facts.tsx'
import { useBirthdaySentences } from './birthdays.tsx'
import { DayQuestionPlace } from './day-question-place.tsx'
import { DaySection, LatestActsSection, SentencePlace, TodayInTurn } from './deferred-sections.tsx'
import { LazyLatestMoments, LazyWeekSummary } from './jar-aside.tsx'
import type { LayoutProps } from './layout-props.ts'
import { QuickAwards } from './quick-awards.tsx'
import type { TodayForm } from './skeletons.tsx'
import { useGreeting } from './use-greeting.ts'

/** In a column of its own it is one card. */
const columnClasses =
  'min-[100rem]:self-start min-[100rem]:rounded-card min-[100rem]:bg-surface min-[100rem]:pt-1 min-[100rem]:shadow-card min-[100rem]:*:first:px-3.5 min-[100rem]:**:shadow-none'

/** Two children side by side, as on a tablet, where there is the width for that. */
const quickClasses = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-3'

type WideHomeProps = LayoutProps & { isEvening: boolean; form: TodayForm }

/**
 * Renders home in a wide window, whose jars are in the panel beside it, with quick tiles and habits of all children; in a very
 * wide one, the latest acts and moments have a column.
 */
export function WideHome({ isEvening, title, form, ...props }: WideHomeProps) {
  const isVeryWide = useMediaQuery(veryWideMediaQuery)
  const quick = (
    <div className={quickClasses}>
      {props.family.map((child) => (
        // Keys award the selected child.
        <div key={child.id} data-keyless={child.id === props.child.id ? undefined : ''} className="grid">
          <QuickAwards child={child} />
        </div>
      ))}
    </div>
  )
  return (
    <>
      <WideTop {...props} />
      <div className="mt-4 grid grid-cols-1 gap-x-8 gap-y-5 min-[100rem]:grid-cols-[minmax(0,1fr)_20rem] min-[112rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 content-start">
          <div className="mb-3">
            <SentencePlace {...props} />
          </div>
          {!isEvening && <div className="mb-3">{quick}</div>}
          <TodayInTurn {...props} {...{ form, title, isEvening }} />
          {isEvening && (
            <div className="grid grid-cols-1 gap-3">
              <DayQuestionPlace key={`question ${props.child.id}`} {...props} others={props.family} />
              {quick}
            </div>
          )}
          <div className="mt-5 grid gap-4">
            <DaySection {...props} />
            <Suspense>{isVeryWide && <LazyWeekSummary child={props.child} />}</Suspense>
          </div>
        </div>
        <div className="grid grid-cols-1 content-start gap-5">
          <LatestActsSection {...props} className={columnClasses} />
          <Suspense>{isVeryWide && <LazyLatestMoments {...props} />}</Suspense>
        </div>
      </div>
    </>
  )
}

function WideTop(props: ChildScreenProps) {
  const greeting = useGreeting(props)
  const birthdays = useBirthdaySentences(props.family, props.user.family.timeZone)
  const dateText = useFormatInstant()
  const now = useNow({ updateInterval: 60_000 })
  const today = dateText(now, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 pt-3">
      <div className="min-w-0">
        <h1 className="wrap-anywhere">{greeting}</h1>
        <p className="mt-1.5 text-small text-text-2 first-letter:uppercase">
          <Facts facts={[today, ...birthdays.map(({ sentence }) => sentence)]} />
        </p>
      </div>
      {/* The room around its last picture is beyond the column. */}
      <div className="-mr-1">{props.chips}</div>
    </div>
  )
}
