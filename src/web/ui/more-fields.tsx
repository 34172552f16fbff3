import { useState, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface MoreFieldsProps {
  label: string
  /** What is inside. */
  hint: string
  initiallyOpen?: boolean
  /** Opens it, while a field inside has an error. */
  hasError: boolean
  children: ReactNode
}

/** Renders fields that few need as collapsible details. */
export function MoreFields({ label, hint, initiallyOpen = false, hasError, children }: MoreFieldsProps) {
  const [isOpen, setIsOpen] = useState(initiallyOpen)
  return (
    <details
      open={isOpen || hasError}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group rounded-tile bg-surface-2/60 px-4"
    >
      <summary className="tap-child type-label -mx-4 flex list-none items-center gap-2 rounded-tile px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          {label} <span className="font-sans text-small font-normal text-text-2">{hint}</span>
        </span>
        <Icon name="down" size={20} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-5 pt-1 pb-4">{children}</div>
    </details>
  )
}
