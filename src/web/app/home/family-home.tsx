import { Suspense } from 'react'
import { useMediaQuery } from '#web/lib/media.ts'
import { classNames } from '#web/ui/class-names.ts'
import { DayQuestionPlace } from './day-question-place.tsx'
import { LatestActsSection, TodayHabitsAndMessages } from './deferred-sections.tsx'
import { LazyLatestMoments } from './jar-aside.tsx'
import type { LayoutProps } from './layout-props.ts'
import { MomentsOnTop } from './moments-on-top.tsx'
import { PromiseSection } from './promise-section.tsx'
import { QuickAwards } from './quick-awards.tsx'
import { SentenceInHeader } from './sentence-in-header.tsx'
import { Shelf } from './shelf.tsx'
import type { TodayForm } from './skeletons.tsx'
import { WideTitle } from './wide-title.tsx'

type FamilyHomeProps = LayoutProps & { isEvening: boolean; form: TodayForm }

/** Most children whose tiles have shortcut keys: there are nine, and three tiles for each child. */
const maxWithKeys = 3

const halfClasses = 'grid grid-cols-2 gap-x-4 gap-y-3 empty:hidden *:only:col-span-full'

/**
 * Renders home of several children in a wide window, in three equal columns: what belongs to each child side by side in two of
 * them, with the shelf of their jars on top, and the moments and promises in the third one. None of them is selected. The shelf of
 * more than two children is as wide as the window. In the evening the habits come before the quick tiles, and the promises before the moments.
 */
export function FamilyHome({ title, form, isEvening, ...props }: FamilyHomeProps) {
  const { family } = props
  const isBeside = form === 'columns'
  const isNarrow = !useMediaQuery('(width >= 80rem)')
  const hasRoomBeside = useMediaQuery('(width >= 73rem)')
  const shelf = <Shelf {...props} isLow={isEvening} isBeside={isBeside && hasRoomBeside} jarPath="/rewards" />
  // In the whole width, below their jars.
  const isInThrees = !isEvening && family.length % 3 === 0
  const quick = (
    <div className={isInThrees ? 'mb-3 grid grid-cols-3 gap-x-4 gap-y-3' : halfClasses}>
      {family.map((child, nth) => (
        <div key={child.id} data-keyless={nth < maxWithKeys ? undefined : ''} className="grid">
          <QuickAwards child={child} shape={isNarrow ? 'narrow' : 'normal'} />
        </div>
      ))}
    </div>
  )
  return (
    <>
      <div className="flex items-center justify-between gap-8 pt-3 pb-4 low:pt-0 low:pb-2">
        <WideTitle {...props} />
        <SentenceInHeader {...props} className="max-w-144 min-w-80 flex-1" />
      </div>
      {!isBeside && <div className="mb-3">{shelf}</div>}
      {isInThrees && quick}
      <div className="grid grid-cols-3 items-start gap-x-4 gap-y-3 pb-10">
        <div className="col-span-2 grid grid-cols-1 gap-3 low:gap-2.5">
          {isBeside && shelf}
          {!isEvening && !isInThrees && quick}
          <div className={classNames('grid grid-cols-1', isEvening && '-mb-3')}>
            <TodayHabitsAndMessages {...props} {...{ form, title, isEvening }} />
          </div>
          {isEvening && quick}
          <div className="mt-1 grid grid-cols-2 gap-x-4">
            {family.map((child) => (
              <LatestActsSection key={child.id} {...props} child={child} />
            ))}
          </div>
        </div>
        <div className="grid grid-cols-1 gap-3">
          {isEvening && family.map((child) => <DayQuestionPlace key={child.id} {...props} child={child} others={[]} />)}
          {!isEvening && <MomentsOnTop family={family} />}
          {family.map((child) => (
            <PromiseSection key={child.id} {...props} child={child} />
          ))}
          <Suspense>
            <LazyLatestMoments family={family} part={isEvening ? 'newest' : 'rest'} />
          </Suspense>
        </div>
      </div>
    </>
  )
}
