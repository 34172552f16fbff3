import { Suspense } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { lazyWithRetry } from '#web/app/lazy-component.tsx'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import { classNames } from '#web/ui/class-names.ts'

const LazyReadySign = lazyWithRetry(
  async () => (await import('#web/app/deferred-components.ts')).deferredComponents.ReadySign,
)

/** Renders a tag on the jar that says that the child can choose rewards, where there is no room for a line. */
export function ReadyTag({ child, className }: { child: Child; className: string }) {
  const isIdle = useIsBrowserIdle()
  return (
    <span className={classNames('absolute', className)}>
      <Suspense>{isIdle && <LazyReadySign child={child} isTag />}</Suspense>
    </span>
  )
}

interface ReadyLineProps {
  child: Child
  /** Whether it is left out where no wish stands beside it. */
  isBesideWish?: boolean
  className?: string | undefined
}

/** Renders the line that says that the child can choose rewards; empty until that is loaded. */
export function ReadyLine({ child, isBesideWish = false, className }: ReadyLineProps) {
  const isIdle = useIsBrowserIdle()
  return (
    <span className={classNames('flex min-h-6 items-center text-small font-semibold text-night-gold', className)}>
      <Suspense>{isIdle && <LazyReadySign {...{ child, isBesideWish }} />}</Suspense>
    </span>
  )
}
