import { lazy, Suspense, useState, type ComponentProps, type ComponentType } from 'react'
import { importWithRetry } from '#web/lib/import-with-retry.ts'
import type { PictureDialog } from './picture-dialog.tsx'
import type { PictureField } from './picture-field.tsx'

const loadDialog = () => importWithRetry(() => import('./picture-dialog.tsx'))
const LazyDialog = lazy(async () => ({ default: (await loadDialog()).PictureDialog }))

// Begins with the screen, because a form can be opened without a network, and never reloads the page with the form.
const field = import('./picture-field.tsx').then(
  ({ PictureField }) => ({ default: PictureField }),
  () => ({ default: () => null }),
)
const LazyField = lazy<ComponentType<ComponentProps<typeof PictureField>>>(() => field)

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
