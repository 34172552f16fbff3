import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ModuleCardsSkeleton } from './skeletons.tsx'
import { Circle } from './tile-skeletons.tsx'

/** Renders the placeholder of the jar's panel beside a screen; that of home is large in a very wide window. */
export function JarAsideSkeleton({ isOfHome = false }: { isOfHome?: boolean }) {
  return <Card kind="night" aria-hidden="true" className={classNames('h-73.5', isOfHome && 'min-[100rem]:h-163')} />
}

/** Renders the placeholder of the shelf, and of home in a wide window: its greeting, what stands below, and habits. A low shelf is low in all windows. */
export function LayoutSkeleton({ shelf, today }: { shelf: boolean | 'low'; today: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <div aria-hidden="true" className="flex h-17 items-center gap-3">
        {shelf && <Circle className="size-10" />}
        <Skeleton className="h-7 w-60" />
      </div>
      <div className={classNames(shelf && '*:first:mb-2 lg:w-[calc(66.7%-0.3rem)]')}>
        {shelf && <Card kind="night" className={shelf === 'low' ? 'h-50' : 'h-72 min-[80rem]:h-50'} />}
        {today}
      </div>
      {!shelf && (
        <div aria-hidden="true" className="mt-5 grid gap-5">
          <Card className="h-33" />
          <ModuleCardsSkeleton />
        </div>
      )}
    </div>
  )
}
