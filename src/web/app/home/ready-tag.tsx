import { Suspense } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { lazyWithRetry } from '#web/app/lazy-component.tsx'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import { classNames } from '#web/ui/class-names.ts'

const LazyReadySign = lazyWithRetry(
  async () => (await import('#web/app/deferred-components.ts')).deferredComponents.ReadySign,
)

/** Renders a tag on the jar that says that the child can choose other rewards than its wish, where they have no room below that. */
export function ReadyTag({ child, className }: { child: Child; className: string }) {
  const isIdle = useIsBrowserIdle()
  return (
    <span className={classNames('absolute', className)}>
      <Suspense>{isIdle && <LazyReadySign child={child} />}</Suspense>
    </span>
  )
}
