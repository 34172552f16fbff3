import { Suspense } from 'react'
import { lazyWithRetry } from '#web/app/lazy-component.tsx'
import { useMediaQuery, veryWideMediaQuery } from '#web/lib/media.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { JarPanel } from './jar-panel.tsx'
import { PromiseSection } from './promise-section.tsx'

const LazyWeekSummary = lazyWithRetry(async () => (await import('./week-summary.tsx')).WeekSummary)

const useShape = () => (useMediaQuery(veryWideMediaQuery) ? 'grand' : 'tall')

/** Renders the right panel of a wide window: the jar of the selected child, what it was promised and its week. */
export function JarAside(props: ChildScreenProps) {
  return (
    <div key={props.child.id} className="grid gap-4">
      <JarPanel {...props} shape={useShape()} />
      <PromiseSection {...props} />
      <Suspense>
        <LazyWeekSummary child={props.child} />
      </Suspense>
    </div>
  )
}

/** Renders the right panel of the rewards, which show wishes and promises themselves. */
export function RewardsAside(props: ChildScreenProps) {
  return (
    <div key={props.child.id} className="grid gap-4">
      <JarPanel {...props} shape={useShape()} hasWish={false} />
      <Suspense>
        <LazyWeekSummary child={props.child} />
      </Suspense>
    </div>
  )
}
