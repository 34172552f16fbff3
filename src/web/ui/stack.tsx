import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface StackProps<K extends string> {
  /** Contents that take turns; the size is that of the largest. */
  contents: Readonly<Record<K, ReactNode>>
  shown: K
  className?: string
}

/** Renders one of several contents in the space that any of them needs, so that nothing moves when they take turns. */
export function Stack<K extends string>({ contents, shown, className }: StackProps<K>) {
  return (
    <span className={classNames('grid *:col-start-1 *:row-start-1', className)}>
      {Object.entries<ReactNode>(contents).map(([key, content]) => (
        <span key={key} className={key === shown ? undefined : 'invisible'}>
          {content}
        </span>
      ))}
    </span>
  )
}
