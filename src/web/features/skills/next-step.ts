import { countClimbSteps } from './climb-shape.ts'

/** Returns the score that ends the step of the climb above the best one, or null if only the target is above it. */
export const findNextStep = (best: number, target: number): number | null => {
  const size = target / countClimbSteps(target)
  const end = Math.ceil((Math.floor(best / size + 1e-9) + 1) * size * 100 - 1e-6) / 100
  const next = Number.isInteger(target) || size > 1 ? Math.ceil(end) : end
  return next < target ? next : null
}
