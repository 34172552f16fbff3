import type { ReactNode } from 'react'
import { ActPoints } from '#web/ledger/act-points.tsx'

interface RowEndProps {
  points: number | null
  purchase?: boolean
  undone?: boolean
  variant: 'pill' | 'text'
  /** The button at the edge. Null keeps its place, so that all points of a list with some are in one column. */
  edge?: ReactNode
}

/** Renders the end of a row: its points, and a narrow place for a button. */
export function RowEnd({ edge, ...points }: RowEndProps) {
  return (
    <span className="ml-auto flex shrink-0 items-center gap-2">
      <ActPoints {...points} />
      {edge !== undefined && <span className="grid w-5 place-items-center [&>button]:-mx-3.5">{edge}</span>}
    </span>
  )
}
