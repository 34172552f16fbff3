import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type EmptyStateProps = {
  /** One drawing, usually Glim in a fitting pose. */
  illustration: ReactNode
  title?: ReactNode
  /** What this will be good for, in one sentence. */
  description: ReactNode
  /** The one primary button. */
  action: ReactNode
  /** Two samples to begin with, as chips. */
  samples?: ReactNode
  kind?: 'paper' | 'night'
  className?: string
}

/** A place where nothing is yet: a drawing, a sentence, a button and a beginning. */
export function EmptyState(props: EmptyStateProps) {
  const { illustration, title, description, action, samples, kind = 'paper', className } = props
  const night = kind === 'night'
  return (
    <div
      className={classNames(
        'grid grid-cols-1 justify-items-center gap-4 rounded-panel px-5 py-8 text-center',
        night ? 'night' : 'bg-surface shadow-card',
        className,
      )}
    >
      {illustration}
      <div className="grid max-w-80 gap-1.5 wrap-anywhere">
        {title && <h2>{title}</h2>}
        <p className={night ? 'text-night-text' : 'text-text-2'}>{description}</p>
      </div>
      {action}
      {samples && <div className="flex flex-wrap justify-center gap-2">{samples}</div>}
    </div>
  )
}
