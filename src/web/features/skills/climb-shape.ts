/** The view box of the climb; `height` is the usual one. */
export const climbBox = { width: 320, height: 62 } as const

const start = 6
/** Near the right edge, as what lies beyond would look like more to climb. */
const summit = { x: 288, y: 27 } as const
/** Below the ground. */
const margin = 5
/** The flag stands at the end of the last step, beside the light. */
const flagInset = 2
/** From the middle of the light to the end of what is climbed, and to the flag. */
const climberInset = 9
const climberFlagGap = 13
const mostSteps = 12
/** So fine that the picture of 70 of 100 is not the one of 7 of 10. */
const usualSteps = 20

/** Returns the number of steps to a target: one for each unit of a small whole one, else twenty. */
export const countClimbSteps = (target: number): number =>
  Number.isInteger(target) && target <= mostSteps ? target : usualSteps

/**
 * Returns the outline of a mountain with steps up to its summit, the end of the climbed part (`x`), and the place of
 * the climber, who stands there, on the step that is being climbed.
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
  const x = xOf(share * steps)
  const flag = { x: summit.x - flagInset, y: summit.y }
  return {
    outline: `M${start} ${ground}${stairs.join('')}L${climbBox.width - start} ${ground}z`,
    x,
    climber: {
      x: Math.min(Math.max(start, x - climberInset), flag.x - climberFlagGap),
      y: yOf(Math.ceil(share * steps - 1e-9)),
    },
    flag,
  }
}
