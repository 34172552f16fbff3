import { Suspense } from 'react'
import type { Picture } from '#shared/pictures/rules.ts'
import { classNames } from '#web/ui/class-names.ts'
import { moduleTintClasses, type ModuleTone } from '#web/ui/module-icon.tsx'
import { LazySuitablePicture } from './lazy-pictures.tsx'

interface TitlePictureProps {
  title: string
  /** The chosen picture; without one the title suggests it. */
  picture?: Picture | null | undefined
  tone?: ModuleTone
  /** Width and height in px. */
  size?: number
  className?: string
}

/** Renders the picture of a habit, behavior or challenge on a tile of its module's colour; decorative, the title stands beside it. */
export function TitlePicture({ title, picture, tone = 'leaf', size = 44, className }: TitlePictureProps) {
  const classes = classNames('shrink-0 overflow-hidden rounded-[28%]', moduleTintClasses[tone], className)
  return (
    <Suspense fallback={<svg aria-hidden="true" width={size} height={size} className={classes} />}>
      <LazySuitablePicture title={title} picture={picture} tone={tone} size={size} className={classes} />
    </Suspense>
  )
}
