import { lazy, Suspense } from 'react'
import { importWithRetry } from '#web/lib/import-with-retry.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { JarPanel } from './jar-panel.tsx'

const Week = lazy(() => importWithRetry(async () => ({ default: (await import('./week.tsx')).Week })))

/** Renders the right panel of a wide window: jar and week of the selected child. */
export function JarAside(props: ChildScreenProps) {
  return (
    <div className="grid gap-4">
      <JarPanel {...props} shape="tall" />
      <Suspense>
        <Week child={props.child} />
      </Suspense>
    </div>
  )
}
