import { Firefly } from './firefly.tsx'
import { staggerMs } from './flight-path.ts'

interface FeastLightsProps {
  /** The id of the gradient of the lights. */
  id: string
  /** The outline on which they fly once, in the coordinates of the SVG. */
  path: string
  count: number
}

const radius = 5

/** Renders the lights of a deed, which draw an outline one behind the other and are not seen before and after. */
export const FeastLights = ({ id, path, count }: FeastLightsProps) =>
  Array.from({ length: count }, (_, nth) => (
    <g
      key={nth}
      className="feast-light"
      style={{ offsetPath: `path('${path}')`, animationDelay: `calc(var(--feast-start) + ${nth * staggerMs}ms)` }}
    >
      <Firefly id={id} x={0} y={0} radius={radius} />
    </g>
  ))
