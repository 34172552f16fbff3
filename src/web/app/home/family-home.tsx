import { Suspense } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { DayQuestionPlace } from './day-question-place.tsx'
import { LatestActsSection, ModuleSection, TodayInTurn } from './deferred-sections.tsx'
import { LazyLatestMoments } from './jar-aside.tsx'
import type { LayoutProps } from './layout-props.ts'
import { PromiseSection } from './promise-section.tsx'
import { QuickAwards } from './quick-awards.tsx'
import { SentenceInHeader } from './sentence-in-header.tsx'
import { Shelf } from './shelf.tsx'
import type { TodayForm } from './skeletons.tsx'
import { WideTitle } from './wide-title.tsx'

type FamilyHomeProps = LayoutProps & { isEvening: boolean; form: TodayForm }

/** More jars than these have their wishes below them. */
const maxBeside = 2

/** The tiles of so many have keys, which are nine. */
const maxWithKeys = 3

/** Equal columns, also in the last row: three, else two. */
const columnClasses = (count: number) => (count % 3 === 0 ? 'grid-cols-3' : 'grid-cols-2')

const halfClasses = 'grid grid-cols-2 gap-3 empty:hidden *:only:col-span-full'

/**
 * Renders home of several children in a wide window: a shelf with all their jars as on a tablet, and what belongs to each
 * child side by side; none of them is selected. In the evening the habits come before the quick tiles.
 */
export function FamilyHome({ title, form, isEvening, ...props }: FamilyHomeProps) {
  const { family } = props
  const isBeside = family.length <= maxBeside
  const quick = (className: string) => (
    <div className={classNames('grid gap-3', className)}>
      {family.map((child, nth) => (
        <div key={child.id} data-keyless={nth < maxWithKeys ? undefined : ''} className="grid">
          <QuickAwards child={child} />
        </div>
      ))}
    </div>
  )
  return (
    <>
      <div className="flex items-center justify-between gap-8 pt-3 pb-4">
        <WideTitle {...props} />
        <SentenceInHeader {...props} className="max-w-144 min-w-80 flex-1" />
      </div>
      <Shelf {...props} isLow={isEvening && !isBeside} isBeside={isBeside} jarPath="/rewards" />
      {!isEvening && quick(`mt-3 ${columnClasses(family.length)}`)}
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)_19.75rem] items-start gap-x-8 pb-10 min-[100rem]:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1">
          <TodayInTurn {...props} {...{ form, title, isEvening }} />
          <div className={classNames('grid gap-3', !isEvening && 'mt-3')}>
            {isEvening && (
              <>
                <div className={halfClasses}>
                  {family.map((child) => (
                    <DayQuestionPlace key={child.id} user={props.user} {...{ child, family }} others={[]} />
                  ))}
                </div>
                {quick('grid-cols-2')}
              </>
            )}
            <ModuleSection {...props} isLow />
          </div>
          <div className="mt-4 grid grid-cols-2 gap-x-5 gap-y-4">
            {family.map((child) => (
              <LatestActsSection key={child.id} {...props} child={child} />
            ))}
          </div>
        </div>
        <div className="grid grid-cols-1 gap-3">
          {family.map((child) => (
            <PromiseSection key={child.id} {...props} child={child} />
          ))}
          <Suspense>
            <LazyLatestMoments {...props} />
          </Suspense>
        </div>
      </div>
    </>
  )
}
