import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Returns the classes of a small picture with a word below it: the label of a radio, or a button. */
export function pictureTileClasses(isSelected: boolean): string {
  return classNames(
    'press relative flex min-h-18 min-w-0 flex-col items-center gap-1 rounded-tile px-1 pt-0.5 pb-1 text-center select-none',
    'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--ring)',
    isSelected ? 'text-petal' : 'text-text-2',
  )
}

interface PictureTileContentProps {
  isSelected: boolean
  drawing: ReactNode
  word: ReactNode
}

/** Renders the picture, ringed if it is selected, and its word; `--picture` limits its width. */
export function PictureTileContent({ isSelected, drawing, word }: PictureTileContentProps) {
  return (
    <>
      <span
        data-picture=""
        className={classNames(
          '-mx-2 grid aspect-square w-[min(3.5rem,var(--picture,100%))] place-items-center rounded-full *:h-auto *:w-full',
          isSelected && 'bg-petal-tint shadow-[inset_0_0_0_3px_var(--color-petal)]',
        )}
      >
        {drawing}
      </span>
      <span className="font-round text-meta leading-4 font-semibold wrap-anywhere hyphens-auto @max-[17rem]:-mx-1 @max-[17rem]:max-w-[calc(100%+0.5rem)]">
        {word}
      </span>
    </>
  )
}
