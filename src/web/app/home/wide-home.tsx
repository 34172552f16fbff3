import { Suspense } from 'react'
import { useMediaQuery, veryWideMediaQuery } from '#web/lib/media.ts'
import { DayQuestionPlace } from './day-question-place.tsx'
import { DaySection, LatestActsSection, SentencePlace, TodayHabitsAndMessages } from './deferred-sections.tsx'
import { FamilyHome } from './family-home.tsx'
import { LazyLatestMoments, LazyWeekSummary } from './jar-aside.tsx'
import type { LayoutProps } from './layout-props.ts'
import { QuickAwards } from './quick-awards.tsx'
import type { TodayForm } from './skeletons.tsx'
import { WideTitle } from './wide-title.tsx'

/** In a column of its own it is one card. */
const columnClasses =
  'min-[100rem]:self-start min-[100rem]:rounded-card min-[100rem]:bg-surface min-[100rem]:pt-1 min-[100rem]:shadow-card min-[100rem]:*:first:px-3.5 min-[100rem]:**:shadow-none'

type WideHomeProps = LayoutProps & { isEvening: boolean; form: TodayForm }

/** Renders home in a wide window, with the jar of an only child in the panel beside it, else with a shelf of all jars. */
export const WideHome = (props: WideHomeProps) =>
  props.family.length > 1 ? <FamilyHome {...props} /> : <HomeOfOnlyChild {...props} />

/** Renders what stands beside the panel; in a very wide window, the latest acts and moments have a column. */
function HomeOfOnlyChild({ isEvening, title, form, ...props }: WideHomeProps) {
  const isVeryWide = useMediaQuery(veryWideMediaQuery)
  const quick = <QuickAwards child={props.child} />
  return (
    <>
      <div className="pt-3">
        <WideTitle {...props} />
      </div>
      <div className="mt-4 grid grid-cols-1 gap-x-8 gap-y-5 min-[100rem]:grid-cols-[minmax(0,1fr)_20rem] min-[112rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 content-start">
          <div className="mb-3">
            <SentencePlace {...props} />
          </div>
          {!isEvening && <div className="mb-3">{quick}</div>}
          <TodayHabitsAndMessages {...props} {...{ form, title, isEvening }} />
          {isEvening && (
            <div className="grid grid-cols-1 gap-3">
              <DayQuestionPlace {...props} others={[]} />
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
