import type { SVGProps } from 'react'

type DrawingProps = Omit<SVGProps<SVGSVGElement>, 'viewBox'> & {
  size: number
  /** Side length of the square view box. */
  grid?: number
}

/** Renders a square SVG that is hidden from assistive technology, because a text stands beside it. */
export function Drawing({ size, grid = 64, ...svg }: DrawingProps) {
  return <svg width={size} height={size} viewBox={`0 0 ${grid} ${grid}`} fill="none" aria-hidden="true" {...svg} />
}
