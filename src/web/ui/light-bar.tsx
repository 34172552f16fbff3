import { Light } from './light.tsx'

/** Width and height of the light at the end of the bar, in pixels. */
const lightPx = 22

/**
 * Renders how much of `need` points is there as a bar that a light has come along. Decorative: the points stand beside it
 * as text. Points below 0 count as 0: then the bar is empty, and the light sleeps at its start.
 */
export function LightBar({ have, need }: { have: number; need: number }) {
  const part = Math.max(0, Math.min(1, have / need))
  const percent = `${(part * 100).toFixed(1)}%`
  return (
    <div aria-hidden="true" data-light-bar={part} className="flex h-5.5 items-center">
      <div className="relative flex h-2.5 w-full items-center rounded-full bg-surface-2 shadow-[inset_0_0_0_1px_var(--color-line)]">
        {part > 0 && (
          <div
            className="h-full rounded-full bg-glow shadow-[inset_0_0_0_1px_var(--glow-edge)]"
            style={{ width: percent }}
          />
        )}
        <span className="absolute flex" style={{ left: `max(0px, ${percent} - ${lightPx}px)` }}>
          <Light size={lightPx} part={part > 0 ? 1 : 0} ground="paper" />
        </span>
      </div>
    </div>
  )
}
