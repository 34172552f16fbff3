import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A grey block in the shape of what is coming. Size and radius come as classes. */
export function Skeleton({ className = 'h-5' }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('rounded-field bg-surface-2', className)} />
}

type LoadingProps = {
  /** "Lighting up…": heard at once, seen with the blocks. */
  label: string
  children: ReactNode
  className?: string
}

/** Holds the blocks of one screen. It shows only after 200 ms, so that a quick answer brings no flicker. */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <div className={classNames('animate-late', className)}>
      <output className="sr-only">{label}</output>
      <div className="animate-breathe">{children}</div>
    </div>
  )
}
