import { Icon } from './icon.tsx'

const sparkCount = 8

/** Renders sparks on top of each other in a grid, which are seen only while `animateSparks` lets them fly; decorative. */
export const Sparks = ({ size }: { size: number }) =>
  Array.from({ length: sparkCount }, (_, nth) => (
    <Icon
      key={nth}
      name="spark"
      filled
      size={size}
      className="spark pointer-events-none col-start-1 row-start-1 text-honey opacity-0"
    />
  ))
