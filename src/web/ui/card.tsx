import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li'
  /** `night` is the dark window of the jar; `rows` has no padding of its own above and below. */
  kind?: 'paper' | 'rows' | 'night'
}

const kinds = {
  paper: 'rounded-card bg-surface p-4 shadow-card',
  rows: 'rounded-tile bg-surface px-3.5 py-1 shadow-card',
  night: 'night rounded-panel p-4',
}

/** A sheet of paper on the page, or the window of night. */
export function Card({ as: Element = 'div', kind = 'paper', className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(kinds[kind], className)} />
}
