import { iconPaths } from './icon-paths.ts'

const sparkCount = 8

/** Renders solid golden sparks on top of each other in a grid, which are seen only while `animateSparkBurst` lets them fly; decorative. */
export const Sparks = ({ size }: { size: number }) =>
  Array.from({ length: sparkCount }, (_, nth) => (
    <svg
      key={nth}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      className="spark pointer-events-none col-start-1 row-start-1 fill-(--glow) stroke-(--paint-orange) opacity-0"
    >
      <path d={iconPaths.spark} />
    </svg>
  ))
