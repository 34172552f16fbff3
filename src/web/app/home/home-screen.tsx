import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import { findChildrenIfAllDone } from '#shared/habits/habit-state.ts'
import { lazyWithRetry } from '#web/app/lazy-component.tsx'
import { focusHeading } from '#web/lib/focus.ts'
import { isEveningAt } from '#web/lib/day-part.ts'
import { landscapeMediaQuery, tabletMediaQuery, useMediaQuery, wideMediaQuery } from '#web/lib/media.ts'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Birthdays } from './birthdays.tsx'
import { DayQuestionPlace } from './day-question-place.tsx'
import {
  ChildSections,
  SentencePlace,
  TodayHabitsSection,
  TodayHabitsAndMessages,
  TodayPlaceLine,
} from './deferred-sections.tsx'
import { JarPanel, phoneShapes } from './jar-panel.tsx'
import type { LayoutProps } from './layout-props.ts'
import { QuickAwards } from './quick-awards.tsx'
import { LayoutSkeleton } from './layout-skeleton.tsx'
import type { TodayForm } from './skeletons.tsx'
import { useGreeting } from './use-greeting.ts'
import { useShelf } from './use-shelf.ts'
import { useVisit } from './use-visit.ts'

const LazyLandscape = lazyWithRetry(async () => (await import('./landscape-home.tsx')).LandscapeHome)
const LazyShelfHome = lazyWithRetry(async () => (await import('./shelf-home.tsx')).ShelfHome)
const LazyWideHome = lazyWithRetry(async () => (await import('./wide-home.tsx')).WideHome)

/** Renders the home screen: jar, tiles that award points, today's habits, a card for each module, latest acts. */
export function HomeScreen(props: ChildScreenProps) {
  return <Visit key={useVisit()} {...props} />
}

function Visit(props: ChildScreenProps) {
  const time = useTimeOfVisit(props)
  const Layout = useMediaQuery(wideMediaQuery) ? WideOrSkeleton : NarrowHome
  return (
    <div data-dusk={time.isEvening || undefined} className="contents">
      <Layout {...props} {...time} />
    </div>
  )
}

type VisitProps = ChildScreenProps & ReturnType<typeof useTimeOfVisit>

/**
 * Returns how home of a family shows today's habits: those of two children in a column each, beside or below their
 * jars.
 */
const chooseFamilyForm = ({ family }: ChildScreenProps, other: TodayForm): TodayForm =>
  family.length === 2 ? 'columns' : other

function WideOrSkeleton(props: VisitProps) {
  const hasLines = useMediaQuery('(width >= 80rem)')
  const form = chooseFamilyForm(props, hasLines ? 'table' : 'rows')
  return (
    <Suspense
      fallback={
        <LayoutSkeleton
          shelf={props.family.length > 1}
          today={<TodayHabitsSection {...props} form={form} title={props.title} />}
        />
      }
    >
      <LazyWideHome {...props} form={form} />
    </Suspense>
  )
}

/** Returns whether the screen was opened in the evening, and the title of today's habits. */
const useTimeOfVisit = ({ user }: ChildScreenProps) => {
  const t = useTranslations()
  const [isEvening] = useState(() => isEveningAt(Date.now(), user.family.timeZone))
  return { isEvening, title: isEvening ? t('home.thisEvening') : t('acts.today') }
}

/**
 * Returns whether all habits of the family were done when the screen was opened, or while the good-night sky covered
 * it: then there is room for the jar.
 */
const useIsDone = ({ family }: ChildScreenProps['user']) => {
  const client = useQueryClient()
  const [isDone, setIsDone] = useState(() => {
    const groups = client.getQueryData(read(listFamilyTodayHabits).queryKey) ?? []
    return findChildrenIfAllDone(groups, dayIn(Date.now(), family.timeZone)).length > 0
  })
  return { isDone, onBehindSky: () => setIsDone(true) }
}

/** Renders home on a phone or an upright tablet. What comes first does not change while it is open. */
function NarrowHome(props: VisitProps) {
  const { isEvening } = props
  const greeting = useGreeting(props)
  const isLandscape = useMediaQuery(landscapeMediaQuery)
  const isTablet = useMediaQuery(tabletMediaQuery)
  const { isShelfShown } = useShelf(props.family)
  useFocusOnChange(isShelfShown)
  if (isShelfShown) {
    const form = chooseFamilyForm(props, 'table')
    return (
      <Suspense
        fallback={
          <LayoutSkeleton
            shelf={form === 'columns' ? 'low' : true}
            today={<TodayHabitsAndMessages {...props} form={form} />}
          />
        }
      >
        <LazyShelfHome {...props} {...{ greeting, form }} />
      </Suspense>
    )
  }
  return (
    <>
      <h1 className="sr-only">{greeting}</h1>
      {isLandscape && (
        <Suspense fallback={<div className="min-h-dvh" />}>
          <LazyLandscape {...props} />
        </Suspense>
      )}
      {!isLandscape && isEvening && !isTablet && <Evening {...props} />}
      {!isLandscape && !(isEvening && !isTablet) && <Daytime {...props} form={isTablet ? 'table' : 'rows'} />}
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

function Daytime({ isEvening, ...props }: LayoutProps & { form: TodayForm; isEvening: boolean }) {
  const { isDone, onBehindSky } = useIsDone(props.user)
  const form = props.form === 'rows' && isDone ? 'folded' : props.form
  const today = { ...props, form, isDone, onBehindSky }
  const quick = <QuickAwards key={`quick ${props.child.id}`} child={props.child} />
  return (
    <div className="grid grid-cols-1">
      <div className="mt-1 mb-3 grid grid-cols-1 gap-3">
        <Birthdays {...props} />
        <JarPanel key={props.child.id} {...props} shape={phoneShapes.across} />
        {!isEvening && (
          <>
            {quick}
            <TodayPlaceLine {...today} isHigh={form === 'rows'} />
            <SentencePlace {...props} />
          </>
        )}
      </div>
      {isEvening ? <TodayHabitsAndMessages {...today} isEvening /> : <TodayHabitsSection {...today} />}
      {isEvening && (
        <div className="grid grid-cols-1 gap-3">
          <DayQuestionPlace key={`question ${props.child.id}`} {...props} others={props.family} />
          <SentencePlace {...props} />
          {quick}
        </div>
      )}
      <ChildSections {...props} />
    </div>
  )
}

function Evening({ title, ...props }: LayoutProps) {
  const { isDone, onBehindSky } = useIsDone(props.user)
  return (
    <div className="grid grid-cols-1">
      <div className="mt-1 mb-3">
        <JarPanel key={props.child.id} {...props} shape={phoneShapes[isDone ? 'across' : 'strip']} />
      </div>
      <TodayHabitsAndMessages {...props} {...{ title, isDone, onBehindSky }} form="tiles" isEvening />
      <div className="grid grid-cols-1 gap-3">
        <DayQuestionPlace key={`question ${props.child.id}`} {...props} others={props.family} />
        <SentencePlace {...props} />
        <QuickAwards key={`quick ${props.child.id}`} child={props.child} />
        <Birthdays {...props} />
      </div>
      <ChildSections {...props} hasPromises={isDone} />
    </div>
  )
}
