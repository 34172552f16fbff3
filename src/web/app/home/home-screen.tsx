import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyWithRetry } from '#web/app/lazy-component.tsx'
import { focusHeading } from '#web/lib/focus.ts'
import { isEveningAt } from '#web/lib/day-part.ts'
import { landscapeMediaQuery, tabletMediaQuery, useMediaQuery, wideMediaQuery } from '#web/lib/media.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Birthdays } from './birthdays.tsx'
import { LatestActsSection, ModuleSection, TodayHabitsSection } from './deferred-sections.tsx'
import { JarPanel } from './jar-panel.tsx'
import type { LayoutProps } from './layout-props.ts'
import { PromiseSection } from './promise-section.tsx'
import { QuickAwardRow } from './quick-award-row.tsx'
import type { TodayForm } from './skeletons.tsx'
import { useGreeting } from './use-greeting.ts'
import { useShelf } from './use-shelf.ts'
import { useVisit } from './use-visit.ts'

const LazyLandscape = lazyWithRetry(async () => (await import('./landscape-home.tsx')).LandscapeHome)
const LazyShelfHome = lazyWithRetry(async () => (await import('./shelf-home.tsx')).ShelfHome)
const LazyWideHome = lazyWithRetry(async () => (await import('./wide-home.tsx')).WideHome)

/** Renders the home screen: jar, tiles that award points, today's habits, a card for each module, latest acts. */
export function HomeScreen(props: ChildScreenProps) {
  const isWide = useMediaQuery(wideMediaQuery)
  const visit = useVisit()
  if (!isWide) return <NarrowHome key={visit} {...props} />
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <LazyWideHome {...props} />
    </Suspense>
  )
}

/** Renders home on a phone or an upright tablet. What comes first does not change while it is open. */
function NarrowHome(props: ChildScreenProps) {
  const t = useTranslations()
  const greeting = useGreeting(props)
  const [isEvening] = useState(() => isEveningAt(Date.now(), props.user.family.timeZone))
  const title = isEvening ? t('home.thisEvening') : t('acts.today')
  const isLandscape = useMediaQuery(landscapeMediaQuery)
  const isTablet = useMediaQuery(tabletMediaQuery)
  const { isShelfShown } = useShelf(props.family)
  useFocusOnChange(isShelfShown)
  if (isShelfShown) {
    return (
      <Suspense fallback={<div className="min-h-dvh" />}>
        <LazyShelfHome {...props} greeting={greeting} title={title} />
      </Suspense>
    )
  }
  return (
    <>
      <h1 className="sr-only">{greeting}</h1>
      {isLandscape && (
        <Suspense fallback={<div className="min-h-dvh" />}>
          <LazyLandscape {...props} title={title} />
        </Suspense>
      )}
      {!isLandscape && isEvening && !isTablet && <Evening {...props} title={title} />}
      {!isLandscape && !(isEvening && !isTablet) && (
        <Daytime {...props} title={title} form={isTablet ? 'table' : 'rows'} />
      )}
    </>
  )
}

/** Focuses the heading when a value changes, because what had the focus is gone. */
const useFocusOnChange = (value: unknown): void => {
  const before = useRef(value)
  // External system: the document's focus.
  useEffect(() => {
    if (before.current !== value) focusHeading()
    before.current = value
  }, [value])
}

function Daytime({ title, form, ...props }: LayoutProps & { form: TodayForm }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-3">
        <Birthdays {...props} />
        <JarPanel key={props.child.id} {...props} shape="across" />
        <PromiseSection {...props} />
      </div>
      <QuickAwardRow key={props.child.id} child={props.child} />
      <TodayHabitsSection {...props} form={form} title={title} />
      <ModuleSection {...props} />
      <LatestActsSection {...props} />
    </div>
  )
}

function Evening({ title, ...props }: LayoutProps) {
  return (
    <>
      <JarPanel key={props.child.id} {...props} shape="strip" />
      <TodayHabitsSection {...props} form="tiles" title={title} />
      <div className="mt-3 grid grid-cols-1 gap-5">
        <QuickAwardRow key={props.child.id} child={props.child} shape="low" />
        <Birthdays {...props} />
        <PromiseSection {...props} />
        <ModuleSection {...props} />
        <LatestActsSection {...props} />
      </div>
    </>
  )
}
