import type { Step, StepResult } from './steps.ts'

/** Result of a step; without `seconds` the step did not run, because the build that it needs failed. */
export interface Outcome {
  name: string
  passed: boolean
  seconds?: number
}

/**
 * Runs stages one after the other; the lanes of a stage run concurrently, the steps of a lane in order. A step that fails keeps
 * no other from running, except that after a failed build the steps that need it do not run.
 */
export async function runStages(
  stages: readonly Step[][][],
  runStep: (step: Step, isAlone: boolean) => Promise<StepResult>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const isBuildMissing = () => outcomes.some(({ name, passed }) => name === 'build' && !passed)

  async function runLane(steps: readonly Step[], isAlone: boolean): Promise<void> {
    for (const step of steps) {
      if (step.needsBuild && isBuildMissing()) outcomes.push({ name: step.name, passed: false })
      else outcomes.push({ name: step.name, ...(await runStep(step, isAlone)) })
    }
  }

  for (const lanes of stages) await Promise.all(lanes.map((steps) => runLane(steps, lanes.length === 1)))
  return outcomes
}

/** Returns a line about a step for the end of the run. */
export function describeOutcome({ name, passed, seconds }: Outcome): string {
  if (seconds === undefined) return `✗ ${name.padEnd(12)} not run, because the build failed`
  return `${passed ? '✓' : '✗'} ${name.padEnd(12)} ${seconds.toFixed(0).padStart(5)} s`
}
