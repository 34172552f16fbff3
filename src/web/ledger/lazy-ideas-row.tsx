import { lazy, Suspense } from 'react'
import { importWithRetry } from '#web/lib/import-with-retry.ts'
import type { IdeasRowProps } from './ideas-row.tsx'
import { IdeasSection } from './ideas-section.tsx'

// It needs the words that suggest pictures, which are loaded after the first screen.
const LazyRow = lazy(async () => ({ default: (await importWithRetry(() => import('./ideas-row.tsx'))).IdeasRow }))

/** Renders an `IdeasRow`, which is loaded with the set of pictures; until then, its room. */
export const LazyIdeasRow = (props: IdeasRowProps) => (
  <Suspense
    fallback={
      <IdeasSection heading={props.heading} action={props.action}>
        <div className="min-h-17" />
      </IdeasSection>
    }
  >
    <LazyRow {...props} />
  </Suspense>
)
