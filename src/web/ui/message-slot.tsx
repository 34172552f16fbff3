import { useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { addMessageSlot, useIsMessageVisible } from './message.ts'
import { useIsInView } from './use-is-in-view.ts'

interface MessageSlotProps {
  children: ReactNode
  /** Whether the place of messages is exactly that of `children`. */
  isBox?: boolean
  /** Whether `children` have the ground of a message. */
  hasGround?: boolean
  /** `slim` has room for a title and a sentence of two lines, which `low` has with the room around it. */
  height?: keyof typeof heights
  /** Whether it stays in view while it is filled; otherwise its message stands above the bottom bar while it is out of view. */
  isSticky?: boolean
  className?: string
}

const heights = {
  full: { place: 'min-h-19 max-[23rem]:min-h-21', box: 'min-h-16 max-[23rem]:min-h-18' },
  low: {
    place: 'min-h-15 max-[23rem]:min-h-16',
    box: 'min-h-15 max-[23rem]:min-h-16',
  },
  slim: {
    place: 'min-h-15 max-sm:min-h-17 max-[23rem]:min-h-19',
    box: 'min-h-15 max-sm:min-h-17 max-[23rem]:min-h-19',
  },
}

/**
 * Renders the place of messages within a screen; `children` stand in it while it is empty. Its height is reserved.
 */
export function MessageSlot({
  children,
  hasGround = false,
  height = 'full',
  isBox = hasGround,
  isSticky = true,
  className,
}: MessageSlotProps) {
  const place = useRef<HTMLDivElement>(null)
  const isInView = useIsInView(place, { clearOf: 'bars' })
  const isUsed = isSticky || isInView
  const isFilled = useIsMessageVisible() && isUsed
  return (
    <div
      ref={place}
      className={classNames(
        'relative grid content-center items-center',
        heights[height].place,
        isFilled && isSticky && 'sticky top-[calc(var(--sticky-top,0px)+0.5rem)] z-20',
        className,
      )}
    >
      <div className={isBox ? classNames(boxClasses, heights[height].box) : 'contents'}>
        <div
          className={classNames(
            'late-tap-guard',
            isFilled && 'pointer-events-none invisible',
            isBox && 'grid content-center',
            hasGround && groundClasses,
          )}
        >
          {children}
        </div>
        {isUsed && <div ref={addSlot} />}
      </div>
    </div>
  )
}

// A message of more lines grows evenly into the free room above and below.
const boxClasses = 'relative grid grid-rows-[1fr] [&_[data-messages]]:top-1/2 [&_[data-messages]]:-translate-y-1/2'

const groundClasses = 'rounded-tile bg-surface-2 px-3.5 dark:bg-surface-2/35'

const addSlot = (slot: Element | null) => (slot ? addMessageSlot(slot) : undefined)
