/** The view box of the climb; `height` is the usual one. */
export const climbBox = { width: 320, height: 98 } as const

const start = 6
/** Near the right edge, as what lies beyond would look like more to climb. */
const summit = { x: 288, y: 32 } as const
/** Below the ground. */
const margin = 5
/** The flag stands at the end of the last step, beside the light. */
const flagInset = 2
const mostSteps = 12
const usualSteps = 10

/** Returns the number of steps to a target: one for each unit of a small whole one, else ten. */
export const countClimbSteps = (target: number): number =>
  Number.isInteger(target) && target <= mostSteps ? target : usualSteps

/**
 * Returns the outline of a mountain with steps up to its summit, the end of the climbed part (`x`), and the place where the
 * climber stands.
 */
export const computeClimb = (best: number, target: number, height: number = climbBox.height) => {
  const ground = height - margin
  const steps = countClimbSteps(target)
  const share = Math.min(1, Math.max(0, best / target))
  const width = (summit.x - start) / steps
  const rise = (ground - summit.y) / steps
  const xOf = (step: number) => start + step * width
  const yOf = (step: number) => ground - step * rise
  const stairs = Array.from({ length: steps }, (_, step) => `V${yOf(step + 1).toFixed(1)}H${xOf(step + 1).toFixed(1)}`)
  const reached = Math.floor(share * steps + 1e-9)
  return {
    outline: `M${start} ${ground}${stairs.join('')}L${climbBox.width - start} ${ground}z`,
    x: xOf(share * steps),
    climber: { x: reached === 0 ? start : xOf(reached - 0.5), y: yOf(reached) },
    flag: { x: summit.x - flagInset, y: summit.y },
  }
}
