/** Positions and brightness of stars: an even spread without a pattern. */
const stars = Array.from({ length: 40 }, (_, star) => ({
  x: `${((star * 61.8) % 100).toFixed(1)}%`,
  y: `${((star * star * 7.3 + star * 13.1) % 72).toFixed(1)}%`,
  radius: 0.7 + (star % 4) * 0.32,
  opacity: 0.28 + (star % 5) * 0.11,
}))

/** Renders stars over two hills, as high and wide as the element around it; decorative. */
export function NightSky() {
  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
      <svg className="absolute inset-0 size-full">
        <g fill="var(--color-on-night)">
          {stars.map(({ x, y, radius, opacity }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} opacity={opacity} />
          ))}
        </g>
      </svg>
      <svg viewBox="0 0 390 180" preserveAspectRatio="none" className="absolute inset-x-0 bottom-0 h-[22%] w-full">
        <path d="M0 34Q86-6 195 26T390 12V180H0z" fill="var(--hill-far)" />
        <path d="M0 74Q133 42 250 70T390 56V180H0z" fill="var(--hill-near)" />
      </svg>
    </div>
  )
}
