import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { lazyWithMessages } from '#web/app/lazy-component.tsx'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LatestActsSkeleton, ModuleCardsSkeleton, TodayHabitsSkeleton, type TodayForm } from './skeletons.tsx'

const { Component: FamilyTodayHabits } = lazyWithMessages(
  async () => (await import('#web/app/deferred-components.ts')).deferredComponents.FamilyTodayHabits,
)
const { Component: ModuleCards } = lazyWithMessages(
  async () => (await import('#web/app/deferred-components.ts')).deferredComponents.ModuleCards,
)
const { Component: LatestActs } = lazyWithMessages(
  async () => (await import('#web/app/deferred-components.ts')).deferredComponents.LatestActs,
)

const { Component: TodayProgress } = lazyWithMessages(
  async () => (await import('#web/app/deferred-components.ts')).deferredComponents.TodayProgress,
)

/** Renders how many habits of the family are done today, once that is loaded. */
export function TodayProgressSection(props: ChildScreenProps) {
  const isIdle = useIsBrowserIdle()
  return <Suspense>{isIdle && <TodayProgress {...props} />}</Suspense>
}

/** Renders today's habits with a link to the habits screen. */
export function TodayHabitsSection({ form, title, ...props }: ChildScreenProps & { form: TodayForm; title?: string }) {
  const t = useTranslations()
  const { data } = useQuery(read(listFamilyTodayHabits))
  return (
    <DeferredSection
      title={title ?? t('acts.today')}
      href="/habits"
      link={t('home.allHabits')}
      isClose
      isSmall={data?.every(({ habits }) => habits.length === 0)}
      skeleton={<TodayHabitsSkeleton form={form} groups={data} />}
    >
      <FamilyTodayHabits {...props} form={form} />
    </DeferredSection>
  )
}

/** Renders a card for each module; low ones have no summary. */
export function ModuleSection(props: ChildScreenProps & { isLow?: boolean }) {
  const isIdle = useIsBrowserIdle()
  const skeleton = <ModuleCardsSkeleton isLow={props.isLow} />
  return <Suspense fallback={skeleton}>{isIdle ? <ModuleCards {...props} /> : skeleton}</Suspense>
}

/** Renders the latest acts with a link to the timeline. */
export function LatestActsSection(props: ChildScreenProps) {
  const t = useTranslations('home')
  return (
    <DeferredSection title={t('latest')} href="/timeline" link={t('toTimeline')} skeleton={<LatestActsSkeleton />}>
      <LatestActs {...props} />
    </DeferredSection>
  )
}

type DeferredSectionProps = {
  title: string
  href: string
  link: string
  /** Whether its title stands close to its content. */
  isClose?: boolean
  /** Whether its content needs not wait until the browser is idle. */
  isSmall?: boolean | undefined
  skeleton: ReactNode
  children: ReactNode
}

/**
 * Renders a section whose content is rendered once the browser is idle after the first paint, unless it is small; a skeleton until then.
 */
function DeferredSection({ title, href, link, isClose, isSmall, skeleton, children }: DeferredSectionProps) {
  const isIdle = useIsBrowserIdle()
  return (
    <section>
      <div
        className={classNames(
          'mx-0.5 flex flex-wrap items-center justify-between gap-x-3',
          isClose ? 'mb-0.5' : 'mb-2',
        )}
      >
        <h2>{title}</h2>
        <Link href={href} className="type-label flex min-h-11 items-center text-primary no-underline">
          {link}
        </Link>
      </div>
      <Suspense fallback={skeleton}>{isIdle || isSmall ? children : skeleton}</Suspense>
    </section>
  )
}
