import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Renders a grey placeholder; `className` sets its size and radius. */
export function Skeleton({ className = 'h-5' }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('rounded-field bg-surface-2', className)} />
}

type LoadingPlaceholderProps = {
  /** Announced to screen readers. */
  label: string
  children: ReactNode
}

/** Renders its children, which are skeletons, after 200 ms, so that quick responses do not flicker. */
export function LoadingPlaceholder({ label, children }: LoadingPlaceholderProps) {
  return (
    <div className="animate-late">
      <output className="sr-only">{label}</output>
      {children}
    </div>
  )
}
