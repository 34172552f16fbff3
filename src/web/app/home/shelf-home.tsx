import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { chooseChild } from '#web/app/current-child.ts'
import { lazyWithMessages } from '#web/app/lazy-component.tsx'
import { SettingsLink } from '#web/app/settings-link.tsx'
import { useShownPoints } from '#web/ledger/award-flights.ts'
import { ChildJar } from '#web/ledger/child-jar.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Mascot } from '#web/ui/mascot.tsx'
import { RollingNumber } from '#web/ui/rolling-number.tsx'
import { ModuleSection, SentencePlace, TodayInTurn } from './deferred-sections.tsx'
import { DayQuestionPlace } from './day-question-place.tsx'
import type { LayoutProps } from './layout-props.ts'
import { LatestActsButton } from './latest-acts-button.tsx'
import { NextWish } from './next-wish.tsx'
import { PromiseSection } from './promise-section.tsx'
import { QuickAwards } from './quick-awards.tsx'
import { homeOfChildPath } from './use-shelf.ts'

const { Component: LazyLatestMoments } = lazyWithMessages(
  async () => (await import('./latest-moments.tsx')).LatestMoments,
)

type ShelfHomeProps = LayoutProps & { greeting: string; isEvening: boolean }

/**
 * Renders home on a tablet: a shelf with the jars of all children, none of them selected, today's habits and moments. In the
 * evening the habits come before the quick tiles.
 */
export function ShelfHome({ greeting, title, isEvening, ...props }: ShelfHomeProps) {
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
              className="-my-2 text-primary [&>span]:type-label [&>svg]:hidden"
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
        <div className="w-[45%] shrink-0">
          <SentencePlace {...props} />
        </div>
        <SettingsLink />
      </div>
      <Shelf {...props} isEvening={isEvening} />
      {!isEvening && quick}
      <div className="mt-3 grid grid-cols-1">
        <TodayInTurn {...props} {...{ title, isEvening }} form="table" />
      </div>
      <div className={classNames('grid gap-3', !isEvening && 'mt-3')}>
        {isEvening && <Questions {...props} />}
        {isEvening && quick}
        <ModuleSection {...props} isLow />
        <div className="grid grid-cols-2 gap-3 empty:hidden *:only:col-span-full">
          {props.family.map((child) => (
            <PromiseSection key={child.id} {...props} child={child} />
          ))}
        </div>
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

function Shelf({ user, family, isEvening }: ChildScreenProps & { isEvening: boolean }) {
  const t = useTranslations('shell')
  return (
    <Card kind="night" className="px-0! pt-3! pb-3!">
      <ul
        aria-label={t('chooseChild')}
        className="grid snap-x auto-cols-[minmax(25%,1fr)] grid-flow-col grid-rows-[auto_1fr] overflow-x-auto [scrollbar-width:none]"
      >
        {family.map((child) => (
          <li
            key={child.id}
            data-shelf={child.id}
            className="group row-span-2 grid min-w-0 snap-start grid-rows-subgrid"
          >
            <JarOnShelf child={child} isLow={isEvening} />
            <div className="grid min-w-0 px-2 group-first:pl-4 group-last:pr-4">
              <NextWish
                child={child}
                pictures={user.family.pictures}
                form="box"
                className="grid-rows-[auto_1fr] content-stretch! items-center"
                onClick={() => chooseChild(child.id)}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface JarOnShelfProps {
  child: Child
  isLow: boolean
}

/** Renders the jar of a child with its name and points beside it; a tap opens the child. */
function JarOnShelf({ child, isLow }: JarOnShelfProps) {
  const t = useTranslations('common')
  const numberText = useFormatNumber()
  const points = useShownPoints(child)
  return (
    <Link
      href={homeOfChildPath}
      data-shelf-jar=""
      className="press @container grid content-start justify-items-center text-night-text no-underline"
      onClick={() => chooseChild(child.id)}
    >
      <span className="flex max-w-full min-w-0 items-center justify-center gap-4 px-2 group-first:pl-4 group-last:pr-4 @max-[14rem]:gap-2">
        <ChildJar child={child} size={isLow ? 'strip' : 'shelf'} />
        <span className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2">
          <Avatar emoji={child.avatarUrl} name={child.name} className="row-span-3 @max-[14rem]:hidden" />
          <span className="type-h3 min-w-0 truncate text-on-night">{child.name}</span>
          <span aria-hidden="true" className="flex min-w-0 items-center gap-1">
            <span data-points="" className="type-h1 text-night-gold tabular-nums">
              <RollingNumber value={points} format={numberText} />
            </span>
            <Icon name="forward" size={18} className="shrink-0" />
          </span>
          <span className="sr-only">{t('points', { count: points })}</span>
        </span>
      </span>
      <span
        aria-hidden="true"
        className="mb-2 h-2.5 w-full border-t-4 border-(--cork-light) bg-(--cork) group-first:ml-4 group-first:w-[calc(100%-1rem)] group-first:rounded-l-full group-last:mr-4 group-last:w-[calc(100%-1rem)] group-last:rounded-r-full"
      />
    </Link>
  )
}
