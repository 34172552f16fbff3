import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { importWithRetry } from '#web/lib/import-with-retry.ts'
import type { PictureDialog } from './picture-dialog.tsx'
import type { PictureField } from './picture-field.tsx'

// The drawings and the words that suggest them are large: they are loaded after the first screen.
const loadSuitable = () => importWithRetry(() => import('./suitable-picture.tsx'))
const loadDialog = () => importWithRetry(() => import('./picture-dialog.tsx'))
const loadField = () => importWithRetry(() => import('./picture-field.tsx'))

export const LazySuitablePicture = lazy(async () => ({ default: (await loadSuitable()).SuitablePicture }))
export const LazySuitableCover = lazy(async () => ({ default: (await loadSuitable()).SuitableCover }))
const LazyDialog = lazy(async () => ({ default: (await loadDialog()).PictureDialog }))
const LazyField = lazy(async () => ({ default: (await loadField()).PictureField }))

/** Renders a `PictureField`; until it is loaded, its room. */
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
