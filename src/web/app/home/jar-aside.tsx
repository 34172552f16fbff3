import { Suspense } from 'react'
import { lazyWithMessages, lazyWithRetry } from '#web/app/lazy-component.tsx'
import { useMediaQuery, veryWideMediaQuery } from '#web/lib/media.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { JarPanel, type JarPanelShape } from './jar-panel.tsx'
import { PromiseSection } from './promise-section.tsx'

export const LazyWeekSummary = lazyWithRetry(async () => (await import('./week-summary.tsx')).WeekSummary)

export const { Component: LazyLatestMoments } = lazyWithMessages(
  async () => (await import('./latest-moments.tsx')).LatestMoments,
)

const tallShape: JarPanelShape = {
  name: 'tall',
  jar: 'across',
  card: 'grid-cols-[auto_minmax(0,1fr)] gap-x-4 p-4!',
  number: 'self-end pb-2',
  link: 'grid w-fit',
  wish: 'col-span-2 mt-2.5',
  form: 'box',
}
const grandShape: JarPanelShape = {
  name: 'grand',
  jar: 'grand',
  card: 'justify-items-center p-5! pt-6! text-center',
  number: 'mt-3',
  link: 'inline-flex justify-center',
  wish: 'mt-4 w-full',
  form: 'box',
}

/** Stays in view beside a long page in windows that are high enough for it. */
const stickyClasses = '[@media(height>=49rem)_and_(width<100rem)]:sticky [@media(height>=54rem)]:sticky top-7'

interface JarAsideProps extends ChildScreenProps {
  hasWeek?: boolean
  shape?: JarPanelShape
}

/** Renders the right panel of a wide window: the jar of the selected child, what was promised and its week. */
export function JarAside({ hasWeek = true, shape = tallShape, ...props }: JarAsideProps) {
  return (
    <div key={props.child.id} className={`grid gap-3 ${hasWeek && shape === tallShape ? stickyClasses : ''}`}>
      <JarPanel {...props} shape={shape} />
      <PromiseSection {...props} />
      <Suspense>{hasWeek && <LazyWeekSummary child={props.child} />}</Suspense>
    </div>
  )
}

/**
 * Renders the right panel of home of an only child, with its latest moment; in a very wide window the jar is large, the week
 * stands below the modules, and the moment below the latest acts.
 */
export function HomeAside(props: ChildScreenProps) {
  const isVeryWide = useMediaQuery(veryWideMediaQuery)
  return (
    <div className="grid gap-5">
      <JarAside {...props} hasWeek={!isVeryWide} shape={isVeryWide ? grandShape : tallShape} />
      <Suspense>{!isVeryWide && <LazyLatestMoments {...props} />}</Suspense>
    </div>
  )
}

/** Renders the jar of the selected child alone, beside the chat. */
export function JarOnlyAside(props: ChildScreenProps) {
  return <JarPanel {...props} key={props.child.id} shape={tallShape} hasWish={false} />
}

/** Renders the right panel of the rewards, which show wishes and promises themselves. */
export function RewardsAside(props: ChildScreenProps) {
  return (
    <div key={props.child.id} className="grid gap-4">
      <JarPanel {...props} shape={tallShape} hasWish={false} />
      <Suspense>
        <LazyWeekSummary child={props.child} />
      </Suspense>
    </div>
  )
}
