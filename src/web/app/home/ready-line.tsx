import { Suspense } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { lazyWithRetry } from '#web/app/lazy-component.tsx'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import { classNames } from '#web/ui/class-names.ts'

const LazyReadySign = lazyWithRetry(
  async () => (await import('#web/app/deferred-components.ts')).deferredComponents.ReadySign,
)

interface ReadyLineProps {
  child: Child
  /** Whether the family allows pictures from other sites. */
  pictures: boolean
  className?: string | undefined
}

/** Renders a tag on the jar that says that the child can choose rewards, where there is no room for a line. */
export function ReadyTag({ className, ...props }: ReadyLineProps) {
  const isIdle = useIsBrowserIdle()
  return (
    <span className={classNames('absolute', className)}>
      <Suspense>{isIdle && <LazyReadySign {...props} isTag />}</Suspense>
    </span>
  )
}

/** Renders the line with the rewards that the child can choose; empty until they are loaded. */
export function ReadyLine({ className, ...props }: ReadyLineProps) {
  const isIdle = useIsBrowserIdle()
  return (
    <span className={classNames('flex min-h-5.5 items-center text-small', className)}>
      <Suspense>{isIdle && <LazyReadySign {...props} />}</Suspense>
    </span>
  )
}
