/** The view box of the climb; `height` is the usual one. */
export const climbBox = { width: 320, height: 64 } as const

const start = 6
/** Its other side falls off to the right edge. */
const summit = { x: 256, y: 24 } as const
/** Below the ground. */
const margin = 5
/** The flag stands at the end of the last step, beside the light. */
const flagInset = 2
/** From the middle of the light to the flag. */
const climberFlagGap = 13
const mostSteps = 12
/** So fine that the picture of 70 of 100 is not the one of 7 of 10. */
const usualSteps = 20
/** A mountain is steeper towards its top. */
const steepness = 1.35
/** How far the snow reaches down from the summit in the usual height. */
const snowDepth = 15

/** Returns the number of steps to a target: one for each unit of a small whole one, else twenty. */
export const countClimbSteps = (target: number): number =>
  Number.isInteger(target) && target <= mostSteps ? target : usualSteps

/** How far the snow lies on the other side of the summit. */
const snowBeyond = 20

/**
 * Returns the snow from the first step that reaches into it to the other side of the summit, with a zigzag below. It is one
 * piece: its teeth point downwards only.
 */
const drawSnow = (yOf: (step: number) => number, xOf: (step: number) => number, height: number): string => {
  const low = summit.y + (snowDepth * (height - margin - summit.y)) / (climbBox.height - margin - summit.y)
  let first = 0
  while (yOf(first + 1) > low - 1.5) first++
  const [left, right] = [xOf(first), summit.x + snowBeyond]
  const teeth = Array.from({ length: 7 }, (_, nth) => {
    const x = left + ((right - left) * nth) / 6
    return `L${x.toFixed(1)} ${(low + (nth % 2 === 0 ? 0 : nth === 3 ? 6 : 4)).toFixed(1)}`
  })
  return `M${left.toFixed(1)} 0${teeth.join('')}V0z`
}

/** Returns the mountains behind: two peaks, the nearer one higher. */
const drawRange = (height: number): string => {
  const ground = height - margin
  const yOf = (share: number) => (ground - share * (ground - summit.y)).toFixed(1)
  return `M${start} ${ground}L58 ${yOf(0.5)}L84 ${yOf(0.28)}L128 ${yOf(0.72)}L190 ${ground}z`
}

/**
 * Returns the outline of a mountain with steps up to its summit, the end of the climbed part (`x`), its flank, which falls
 * off from there like the other side of the mountain, the place of the climber, who has come as far on the way to the flag
 * as the best on that to the target, on the step that is being climbed, the edge of the snow and the range behind.
 */
export const computeClimb = (best: number, target: number, height: number = climbBox.height) => {
  const ground = height - margin
  const steps = countClimbSteps(target)
  const share = Math.min(1, Math.max(0, best / target))
  const width = (summit.x - start) / steps
  const xOf = (step: number) => start + step * width
  const yOf = (step: number) => ground - (step / steps) ** steepness * (ground - summit.y)
  const stairs = Array.from({ length: steps }, (_, step) => `V${yOf(step + 1).toFixed(1)}H${xOf(step + 1).toFixed(1)}`)
  const x = xOf(share * steps)
  const y = yOf(Math.ceil(share * steps - 1e-9))
  const flag = { x: summit.x - flagInset, y: summit.y }
  const run = (climbBox.width - start - summit.x) / (ground - summit.y)
  const shoulder = `L${summit.x + 15} ${(ground - (ground - summit.y) * 0.74).toFixed(1)}L${summit.x + 27} ${(ground - (ground - summit.y) * 0.6).toFixed(1)}`
  return {
    outline: `M${start} ${ground}${stairs.join('')}${shoulder}L${climbBox.width - start} ${ground}z`,
    snow: drawSnow(yOf, xOf, height),
    range: drawRange(height),
    x,
    /** Where it would meet the top of the picture, and how far it runs for each unit of height. */
    flank: { x: x - run * y, run },
    climber: { x: Math.min(start + share * (flag.x - start), flag.x - climberFlagGap), y },
    flag,
  }
}
