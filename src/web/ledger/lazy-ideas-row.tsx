import { lazy, Suspense, type ReactNode } from 'react'
import { importWithRetry } from '#web/lib/import-with-retry.ts'
import { ideasGridClasses, mostIdeas } from './ideas-grid.ts'
import type { IdeasProps } from './ideas-row.tsx'

// They need the words that suggest pictures, which are loaded after the first screen.
const load = () => importWithRetry(() => import('./ideas-row.tsx'))
const Heading = lazy(async () => ({ default: (await load()).IdeasHeading }))
const Ideas = lazy(async () => ({ default: (await load()).IdeasList }))

interface LazyIdeasRowProps extends IdeasProps {
  /** Buttons beside the heading; they stay while the ideas are loaded. */
  action?: ReactNode
  /** Whether it is not known yet which ideas are left out. */
  isPending?: boolean
}

/** Renders ideas below a heading with buttons beside it; until the ideas are loaded, their room. */
export const LazyIdeasRow = ({ action, isPending = false, ...props }: LazyIdeasRowProps) => {
  const heading = <h2 className="type-h3 min-w-0 wrap-anywhere">{props.heading}</h2>
  const room = <Room count={Math.min(props.ideas.length, mostIdeas)} />
  return (
    <section data-item="ideas" className="not-has-[h2]:hidden">
      <div className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <Suspense fallback={heading}>{isPending ? heading : <Heading {...props} />}</Suspense>
        {action}
      </div>
      <Suspense fallback={room}>{isPending ? room : <Ideas {...props} />}</Suspense>
    </section>
  )
}

/** Renders as much room as ideas of one line need. */
const Room = ({ count }: { count: number }) => (
  <div aria-hidden="true" className={ideasGridClasses}>
    {Array.from({ length: count }, (_, nth) => (
      <div key={nth} className="min-h-15" />
    ))}
  </div>
)
