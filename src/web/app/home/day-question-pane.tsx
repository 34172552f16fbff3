import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

interface DayQuestionPaneProps {
  /** The id of the element that names it. */
  labelledBy: string
  describedBy?: string
  isShown: boolean
  /** Classes of its columns, where there is room for some. */
  columns?: string
  /** The title, at the left of the first line or, where there is room, beside `children`. */
  title: ReactNode
  /** The content at the end of the first line. */
  aside: ReactNode
  children: ReactNode
}

const usualColumns = '@max-[32rem]:pt-1.5 @min-[32rem]:grid-cols-[minmax(0,1fr)_minmax(22rem,57%)_auto]'

/**
 * Renders one of several contents that a card shows in turn; the card is as large as the largest. The second tap of a
 * double tap does not reach the content that the first one has shown.
 */
export function DayQuestionPane({
  labelledBy,
  describedBy,
  isShown,
  columns = usualColumns,
  title,
  aside,
  children,
}: DayQuestionPaneProps) {
  return (
    <fieldset
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classNames(
        'late-tap-guard delay-350! grid min-w-0 grid-rows-[auto_1fr] items-center gap-y-0.5 outline-none @min-[32rem]:grid-rows-none @min-[32rem]:content-center @min-[32rem]:gap-x-4',
        columns,
        isShown ? 'animate-fade' : 'pointer-events-none invisible',
      )}
    >
      <div className="flex min-h-9 min-w-0 items-center justify-between gap-x-3 @min-[32rem]:contents">
        {title}
        {aside}
      </div>
      {children}
    </fieldset>
  )
}

/** The classes of a button beside the title. */
export const asideClasses =
  'press type-label -my-1 flex min-h-11 min-w-11 shrink-0 items-center justify-end text-primary @min-[32rem]:order-last'
