import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { importWithRetry } from '#web/lib/import-with-retry.ts'
import type { PictureDialog } from './picture-dialog.tsx'
import type { PictureField } from './picture-field.tsx'

const loadDialog = () => importWithRetry(() => import('./picture-dialog.tsx'))
const loadField = () => importWithRetry(() => import('./picture-field.tsx'))

const LazyDialog = lazy(async () => ({ default: (await loadDialog()).PictureDialog }))
const LazyField = lazy(async () => ({ default: (await loadField()).PictureField }))

/** Renders a `PictureField`, which is loaded with the set of pictures; until then, its room. */
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
