import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react'
import { importWithRetry } from '#web/lib/import-with-retry.ts'
import { lazyOptional } from '#web/lib/lazy-optional.ts'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import type { PictureDialog } from './picture-dialog.tsx'
import type { PictureField } from './picture-field.tsx'

const loadDialog = () => importWithRetry(() => import('./picture-dialog.tsx'))
const LazyDialog = lazy(async () => ({ default: (await loadDialog()).PictureDialog }))

const loadField = async () => (await import('./picture-field.tsx')).PictureField
const LazyField = lazyOptional(loadField)

/** Loads the `PictureField` with the screen, because its form can be opened without a network and must not reload the page. */
export const usePreloadedPictureField = (): void => {
  const settled = useIsBrowserIdle()
  // External system: the network.
  useEffect(() => {
    if (settled) loadField().catch(() => undefined)
  }, [settled])
}

/** Renders a `PictureField`, which is loaded with the set of pictures; until then, its room, and nothing if that fails. */
export const LazyPictureField = (props: ComponentProps<typeof PictureField>) => (
  <Suspense fallback={<div className="min-h-16" />}>
    <LazyField {...props} />
  </Suspense>
)

/** Renders a `PictureDialog`, which is loaded when it first opens; it stays mounted, so that its closing is animated. */
export function LazyPictureDialog(props: ComponentProps<typeof PictureDialog>) {
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  return (
    wasOpened && (
      <Suspense>
        <LazyDialog {...props} />
      </Suspense>
    )
  )
}
