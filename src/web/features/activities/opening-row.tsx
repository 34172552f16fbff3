import { useId, useState, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

interface OpeningRowProps {
  /** Whether there is something to open. */
  opens?: boolean
  /** Renders what the row always shows. */
  renderSummary: (isOpen: boolean) => ReactNode
  /** What opens below it. */
  children: ReactNode
  className?: string
  /** Classes of the button that is the row. */
  rowClassName: string
  /** Classes of what opens. */
  contentClassName: string
}

/** The classes of a row in a card of rows. Where it is a button, it has a ground under a pointer. */
export const actRowClasses =
  'relative isolate flex min-h-16 items-center gap-3 py-2 before:absolute before:-inset-x-2 before:inset-y-1 before:-z-1 before:rounded-field before:transition-colors [button&]:hover:before:bg-surface-2/70'

/** Renders a row of a list that opens in place: all of it is the button. */
export function OpeningRow({ opens = true, className, ...props }: OpeningRowProps & Data) {
  const { renderSummary, children, rowClassName, contentClassName, ...data } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <li
      {...data}
      className={classNames(
        'border-line not-first:border-t [[data-moment]+&:not([data-moment])]:border-t-0',
        className,
      )}
    >
      {opens ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          // Clear of the heading of the day, which stays at the top.
          className={classNames('w-full scroll-mt-20 rounded-field text-left transition-colors', rowClassName)}
          onClick={() => setOpen(!isOpen)}
        >
          {renderSummary(isOpen)}
        </button>
      ) : (
        <div className={rowClassName}>{renderSummary(false)}</div>
      )}
      {opens && (
        <OpeningPanel id={id} isOpen={isOpen} className={contentClassName}>
          {children}
        </OpeningPanel>
      )}
    </li>
  )
}

type Data = { [data: `data-${string}`]: string | number }

interface OpeningPanelProps {
  id: string
  isOpen: boolean
  className: string
  children: ReactNode
}

/** Renders what opens in place. */
export function OpeningPanel({ id, isOpen, className, children }: OpeningPanelProps) {
  return (
    <div
      id={id}
      className={classNames(
        'grid transition-[grid-template-rows,visibility] duration-200',
        isOpen ? 'grid-rows-[1fr]' : 'invisible grid-rows-[0fr]',
      )}
    >
      <div className={classNames('min-h-0 overflow-hidden', className)}>{children}</div>
    </div>
  )
}

/** Renders a small arrow. */
export function OpeningArrow({ isOpen }: { isOpen: boolean }) {
  return (
    <Icon
      name="down"
      size={20}
      className={classNames('mx-0! shrink-0 text-text-2 transition-[rotate] duration-200', isOpen && 'rotate-180')}
    />
  )
}
