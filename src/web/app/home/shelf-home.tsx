import { Suspense } from 'react'
import { lazyWithMessages } from '#web/app/lazy-component.tsx'
import { SettingsLink } from '#web/app/settings-link.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Mascot } from '#web/ui/mascot.tsx'
import { ModuleSection, TodayHabitsAndMessages } from './deferred-sections.tsx'
import { DayQuestionPlace } from './day-question-place.tsx'
import type { LayoutProps } from './layout-props.ts'
import { LatestActsButton } from './latest-acts-button.tsx'
import { QuickAwards } from './quick-awards.tsx'
import { SentenceInHeader } from './sentence-in-header.tsx'
import { Shelf } from './shelf.tsx'
import type { TodayForm } from './skeletons.tsx'
import { homeOfChildPath } from './use-shelf.ts'

const { Component: LazyLatestMoments } = lazyWithMessages(
  async () => (await import('./latest-moments.tsx')).LatestMoments,
)

type ShelfHomeProps = LayoutProps & { greeting: string; isEvening: boolean; form: TodayForm }

/**
 * Renders home on a tablet: a shelf with the jars of all children, none of them selected, today's habits and moments. In the
 * evening the habits come before the quick tiles. Two jars have their wishes beside them, as in a wide window.
 */
export function ShelfHome({ greeting, title, isEvening, form, ...props }: ShelfHomeProps) {
  const quick = (
    <div className={classNames('grid grid-cols-2 gap-3', !isEvening && 'mt-3')}>
      {props.family.map((child) => (
        <QuickAwards
          key={child.id}
          child={child}
          button={
            <LatestActsButton
              user={props.user}
              child={child}
              className="-my-2 text-primary [&>span]:type-label @max-[18rem]:[&>span]:sr-only"
            />
          }
        />
      ))}
    </div>
  )
  return (
    <>
      <div className="flex items-start gap-3 pt-3 pb-2">
        <Mascot size={40} className="mt-1 shrink-0" />
        <h1 className="type-h2 min-h-12 min-w-0 flex-1 content-center wrap-anywhere">{greeting}</h1>
        <SentenceInHeader {...props} className="w-[45%] shrink-0" />
        <SettingsLink />
      </div>
      <Shelf {...props} isLow={isEvening} isBeside={form === 'columns'} jarPath={homeOfChildPath} />
      {!isEvening && quick}
      <div className="mt-3 grid grid-cols-1">
        <TodayHabitsAndMessages {...props} {...{ title, isEvening, form }} />
      </div>
      <div className={classNames('grid gap-3', !isEvening && 'mt-3')}>
        {isEvening && <Questions {...props} />}
        {isEvening && quick}
        <ModuleSection {...props} isLow />
        <Suspense>
          <LazyLatestMoments {...props} />
        </Suspense>
      </div>
    </>
  )
}

/** Renders the question how the day was for each child. */
const Questions = ({ user, family }: ChildScreenProps) => (
  <div className="grid grid-cols-2 gap-3 empty:hidden *:only:col-span-full">
    {family.map((child) => (
      <DayQuestionPlace key={child.id} {...{ user, child, family }} others={[]} />
    ))}
  </div>
)
