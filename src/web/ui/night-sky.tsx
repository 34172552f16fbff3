import { useEffect, useRef } from 'react'

/** Positions and brightness of stars: an even spread without a pattern. */
const stars = Array.from({ length: 40 }, (_, star) => ({
  x: `${((star * 61.8) % 100).toFixed(1)}%`,
  y: `${((star * star * 7.3 + star * 13.1) % 72).toFixed(1)}%`,
  radius: 0.7 + (star % 4) * 0.32,
  opacity: 0.28 + (star % 5) * 0.11,
}))

/** How far a star is from a text at least, in pixels. */
const distance = 8

const isBehind = (star: DOMRect, text: DOMRect): boolean =>
  star.right > text.left - distance &&
  star.left < text.right + distance &&
  star.bottom > text.top - distance &&
  star.top < text.bottom + distance

/** Hides the stars behind texts, which would look like their punctuation. */
const hideStarsBehindTexts = (sky: Element): void => {
  const texts = [...(sky.parentElement?.querySelectorAll('h2, p, button') ?? [])].map((text) =>
    text.getBoundingClientRect(),
  )
  for (const star of sky.querySelectorAll('circle')) {
    const box = star.getBoundingClientRect()
    star.style.visibility = texts.some((text) => isBehind(box, text)) ? 'hidden' : ''
  }
}

/** Renders stars over two hills in the whole window, away from the texts of the element around it; decorative. */
export function NightSky({ hasStars = true }: { hasStars?: boolean }) {
  const sky = useRef<HTMLDivElement>(null)
  // External system: the layout of the browser, after each change of the texts.
  useEffect(() => {
    const shown = sky.current
    if (!shown) return
    const observer = new ResizeObserver(() => hideStarsBehindTexts(shown))
    observer.observe(shown)
    return () => observer.disconnect()
  })
  return (
    <div ref={sky} aria-hidden="true" className="fixed inset-0 overflow-hidden">
      {hasStars && (
        <svg className="absolute inset-0 size-full">
          <g fill="var(--color-on-night)">
            {stars.map(({ x, y, radius, opacity }) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} opacity={opacity} />
            ))}
          </g>
        </svg>
      )}
      <svg viewBox="0 0 390 180" preserveAspectRatio="none" className="absolute inset-x-0 bottom-0 h-[22%] w-full">
        <path d="M0 34Q86-6 195 26T390 12V180H0z" fill="var(--hill-far)" />
        <path d="M0 74Q133 42 250 70T390 56V180H0z" fill="var(--hill-near)" />
      </svg>
    </div>
  )
}
