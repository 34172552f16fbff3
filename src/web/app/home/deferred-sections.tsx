import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { findChildrenIfAllDone } from '#shared/habits/habit-state.ts'
import { chooseChild } from '#web/app/current-child.ts'
import { lazyDeferred } from '#web/app/lazy-deferred.ts'
import { sortOldestFirst } from '#web/features/habits/sort-habits.ts'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CachedDeedsOfToday, type TodayPlaceProps } from './deeds-of-today.tsx'
import { MessageLine, type MessageLineProps } from './message-line.tsx'
import { PromiseSection } from './promise-section.tsx'
import { LatestActsSkeleton, ModuleCardsSkeleton, TodayHabitsSkeleton, type TodayForm } from './skeletons.tsx'

const FamilyTodayHabits = lazyDeferred('FamilyTodayHabits')
const ModuleCards = lazyDeferred('ModuleCards')
const LatestActs = lazyDeferred('LatestActs')
const TodayProgress = lazyDeferred('TodayProgress')
const TodayPlace = lazyDeferred('TodayPlace')
const SentenceField = lazyDeferred('SentenceField')

/** Renders the field for what happened; its frame is there before. */
export function SentencePlace(props: ChildScreenProps) {
  const isIdle = useIsBrowserIdle()
  return (
    <div className="min-h-12 rounded-[1.5rem] border-[1.5px] border-control bg-surface">
      <Suspense>{isIdle && <SentenceField {...props} />}</Suspense>
    </div>
  )
}

/** Renders how many habits of the family are done today, once that is loaded, in room that is kept for it. */
function TodayProgressSection({ hasPromises = false, ...props }: ChildScreenProps & { hasPromises?: boolean }) {
  const isIdle = useIsBrowserIdle()
  return (
    <div className={classNames('@container grid grid-cols-1', hasPromises ? 'min-h-6' : 'min-h-5')}>
      <Suspense>{isIdle && <TodayProgress {...props} hasPromises={hasPromises} />}</Suspense>
    </div>
  )
}

/**
 * Renders the content of the place of messages while there is no message: the deeds of today at once, everything else
 * once it is loaded.
 */
function TodayPlaceSection(props: TodayPlaceProps) {
  const isIdle = useIsBrowserIdle()
  const first = <CachedDeedsOfToday {...props} />
  return <Suspense fallback={first}>{isIdle ? <TodayPlace {...props} /> : first}</Suspense>
}

type TodayHabitsProps = ChildScreenProps & {
  form: TodayForm
  title: string
  /** Whether all habits of the family were done when home was opened, or behind the sky. */
  isDone?: boolean
  /** Called once the sky covers the habits. */
  onBehindSky?: () => void
}

/**
 * Renders today's habits with a link to the habits screen and, below the title, how many of them are done. If all were
 * done when home was opened, the place of messages says so instead.
 */
export function TodayHabitsSection({ title, isDone = false, ...props }: TodayHabitsProps) {
  const t = useTranslations('home')
  const today = useToday(props.user.family.timeZone)
  const { data } = useQuery(read(listFamilyTodayHabits))
  const hasNone = data?.every(({ habits }) => habits.length === 0)
  const [isReopened, setIsReopened] = useState(false)
  if (isDone && !isReopened && data && findChildrenIfAllDone(data, today).length === 0) setIsReopened(true)
  return (
    <section>
      <SectionTitle title={title} href="/habits" link={t('allHabits')} className="mb-2">
        {!hasNone && (!isDone || isReopened) && <TodayProgressSection {...props} />}
      </SectionTitle>
      <TodayHabits {...props} />
    </section>
  )
}

/**
 * Renders today's habits and the place of messages: by day above their title, in the evening below them, and for habits
 * in lines in place of the title. A message never covers how many are done.
 */
export function TodayHabitsAndMessages({ isEvening, ...props }: TodayHabitsProps & { isEvening: boolean }) {
  if (props.form === 'lines') return <TodayLines {...props} />
  const place = (
    <TodayPlaceLine
      {...props}
      isHigh={!isEvening && props.form === 'rows'}
      className={isEvening ? 'py-3' : 'mb-3.25 min-[48rem]:mb-3'}
    />
  )
  return (
    <>
      {!isEvening && place}
      <TodayHabitsSection {...props} />
      {isEvening && place}
    </>
  )
}

type TodayPlaceLineProps = ChildScreenProps & Omit<MessageLineProps, 'children'> & { form: TodayForm }

/** Renders the place of messages with its content while there is no message. */
export const TodayPlaceLine = ({ isHigh, className, ...props }: TodayPlaceLineProps) => (
  <MessageLine isHigh={isHigh} className={className}>
    <TodayPlaceSection {...props} />
  </MessageLine>
)

function TodayLines({ title, ...props }: TodayHabitsProps) {
  const t = useTranslations('home')
  return (
    <section aria-label={title} className="contents">
      <div data-today-title="">
        <MessageLine className="mb-1">
          {/* The night covers it. */}
          <div className="[:has(>*>[data-all-done])>&]:invisible">
            <SectionTitle title={title} href="/habits" link={t('allHabits')} className="" />
          </div>
          <TodayPlaceSection {...props} isBehindTitle />
        </MessageLine>
        <TodayProgressSection {...props} hasPromises />
      </div>
      <TodayHabits {...props} />
    </section>
  )
}

function TodayHabits({ form, ...props }: Omit<TodayHabitsProps, 'title'>) {
  const { data } = useQuery(read(listFamilyTodayHabits))
  const groups = data?.map(({ childId, habits }) => ({ childId, habits: sortOldestFirst(habits) }))
  return (
    <Deferred
      isSmall={groups?.every(({ habits }) => habits.length === 0)}
      skeleton={<TodayHabitsSkeleton form={form} groups={groups} />}
    >
      <FamilyTodayHabits {...props} form={form} />
    </Deferred>
  )
}

/** Renders a card for each module. */
export function ModuleSection(props: ChildScreenProps & { isLow?: boolean }) {
  const isIdle = useIsBrowserIdle()
  const skeleton = <ModuleCardsSkeleton isLow={props.isLow} />
  return <Suspense fallback={skeleton}>{isIdle ? <ModuleCards {...props} /> : skeleton}</Suspense>
}

/** Renders, under its name, a card for each module with a summary of the child's day. */
export function DaySection(props: ChildScreenProps) {
  const t = useTranslations('home')
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="-mb-1 wrap-anywhere">{t('dayOf', { name: props.child.name })}</h2>
      <ModuleSection {...props} />
    </section>
  )
}

/** Renders the latest acts with a link to the timeline. */
export function LatestActsSection({ className, ...props }: ChildScreenProps & { className?: string }) {
  const t = useTranslations('home')
  return (
    <section className={className}>
      <SectionTitle
        title={t('latest', { name: props.child.name })}
        href="/timeline"
        link={t('toTimeline')}
        onLink={() => chooseChild(props.child.id)}
        className="mb-0.5 max-[48rem]:-mt-2 max-[48rem]:-mb-0.5"
      />
      <Deferred skeleton={<LatestActsSkeleton />}>
        <LatestActs {...props} />
      </Deferred>
    </section>
  )
}

/** Renders what is below today's habits: what was promised to the child, a card for each module, and its latest acts. */
export function ChildSections({ hasPromises = true, ...props }: ChildScreenProps & { hasPromises?: boolean }) {
  return (
    <div className="mt-3 grid grid-cols-1 gap-5">
      {hasPromises && <PromiseSection {...props} others={props.family.filter(({ id }) => id !== props.child.id)} />}
      <DaySection {...props} />
      <LatestActsSection {...props} />
    </div>
  )
}

interface SectionTitleProps {
  title: string
  href: string
  link: string
  onLink?: () => void
  className: string
  /** What stands below the title. */
  children?: ReactNode
}

function SectionTitle({ title, href, link, onLink, className, children }: SectionTitleProps) {
  return (
    <div className={classNames('flex flex-wrap items-center justify-between gap-x-3', className)}>
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="wrap-anywhere">{title}</h2>
        {children}
      </div>
      <Link href={href} onClick={onLink} className="type-label flex min-h-11 items-center text-primary no-underline">
        {link}
      </Link>
    </div>
  )
}

interface DeferredProps {
  /** Whether the content is rendered at once, without waiting for an idle browser. */
  isSmall?: boolean | undefined
  skeleton: ReactNode
  children: ReactNode
}

/** Renders content once the browser is idle after the first paint, unless it is small; a skeleton until then. */
function Deferred({ isSmall, skeleton, children }: DeferredProps) {
  const isIdle = useIsBrowserIdle()
  return <Suspense fallback={skeleton}>{isIdle || isSmall ? children : skeleton}</Suspense>
}
