import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type EmptyStateProps = {
  illustration: ReactNode
  title?: ReactNode
  description: ReactNode
  action?: ReactNode
  /** Chips that start with an example. */
  samples?: ReactNode
  kind?: 'paper' | 'night'
  className?: string
}

/** Renders what a list shows while it has no items. */
export function EmptyState(props: EmptyStateProps) {
  const { illustration, title, description, action, samples, kind = 'paper', className } = props
  const isNight = kind === 'night'
  return (
    <div
      className={classNames(
        'grid grid-cols-1 justify-items-center gap-4 rounded-panel px-5 py-8 text-center',
        isNight ? 'night' : 'bg-surface shadow-card',
        className,
      )}
    >
      {illustration}
      <div className="grid max-w-80 gap-1.5 wrap-anywhere">
        {title && <h2>{title}</h2>}
        <p className={isNight ? 'text-night-text' : 'text-text-2'}>{description}</p>
      </div>
      {action}
      {samples && <div className="flex flex-wrap justify-center gap-2">{samples}</div>}
    </div>
  )
}
