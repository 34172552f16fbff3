import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li'
  /** `night` is dark in both themes; `rows` leaves the vertical padding to its rows. */
  kind?: 'paper' | 'rows' | 'night'
}

const kinds = {
  paper: 'rounded-card bg-surface p-4 shadow-card',
  rows: 'rounded-tile bg-surface px-3.5 py-1 shadow-card',
  night: 'night rounded-panel p-4',
}

/** Renders a rounded panel. */
export function Card({ as: Element = 'div', kind = 'paper', className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(kinds[kind], className)} />
}
