import { lazy, Suspense } from 'react'
import { importWithRetry } from '#web/lib/import-with-retry.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { DeedKind } from '#web/ui/deed-drawing.tsx'
import { moduleTintClasses } from '#web/ui/module-icon.tsx'

// Rare among the latest acts: loaded when there is one.
const LazyDeedDrawing = lazy(async () => ({
  default: (await importWithRetry(() => import('#web/ui/deed-drawing.tsx'))).DeedDrawing,
}))

interface DeedPictureProps {
  kind: DeedKind
  /** Width and height in px. */
  size: number
  className: string
}

/** Renders that a deed did not go well, or made amends; decorative, the title stands beside it. */
export function DeedPicture({ kind, size, className }: DeedPictureProps) {
  const tint = moduleTintClasses[kind === 'hard' ? 'summit' : 'leaf']
  const classes = classNames('shrink-0 overflow-hidden rounded-[28%]', tint, className)
  return (
    <Suspense fallback={<svg aria-hidden="true" width={size} height={size} className={classes} />}>
      <LazyDeedDrawing kind={kind} size={size} className={classes} />
    </Suspense>
  )
}
