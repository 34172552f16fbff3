import type { Step } from './steps.ts'

function createVitestStep(name: string, projects = [name], options: string[] = []): Step {
  return { name, command: ['vitest', 'run', ...projects.map((project) => `--project=${project}`), ...options] }
}

/** The stages of `npm test`, run one after the other; the lanes of a stage run concurrently, the steps of a lane in order. */
export const stages: Step[][][] = [
  // Most of a build trains the models of the assistant, on one core; component tests need no build.
  [
    [{ name: 'check', command: ['npm', 'run', '--silent', 'check'] }, createVitestStep('web')],
    [{ name: 'build', command: ['npm', 'run', '--silent', 'build'] }],
  ],
  // Three workers on two cores, because tests on PostgreSQL wait for its processes.
  [
    [
      {
        ...createVitestStep('server', ['unit', 'architecture', 'server-sqlite', 'server-postgres'], ['--maxWorkers=3']),
        env: { ASSISTANT_CONTENT: 'built' },
        needsBuild: true,
      },
    ],
  ],
  [
    // Much of these tests is waiting for processes that end and start.
    [{ ...createVitestStep('reliability', ['reliability-sqlite', 'reliability-postgres']), needsBuild: true }],
    // One browser less than alone, so that both lanes take about as long.
    [{ name: 'e2e', command: ['playwright', 'test', '--workers=4'], needsBuild: true }],
  ],
]
