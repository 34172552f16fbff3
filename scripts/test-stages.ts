import type { Step } from './steps.ts'

function createVitestStep(name: string, projects = [name], options: string[] = []): Step {
  return { name, command: ['vitest', 'run', ...projects.map((project) => `--project=${project}`), ...options] }
}

/** The stages of `npm test`, run one after the other; the lanes of a stage run concurrently, the steps of a lane in order. */
export const stages: Step[][][] = [
  [
    [{ name: 'check', command: ['npm', 'run', '--silent', 'check'] }],
    [{ name: 'build', command: ['npm', 'run', '--silent', 'build'] }],
  ],
  [[createVitestStep('web')]],
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
  // Both lanes wait for processes, polls and animations as much as they compute; so they take about as long.
  [
    [{ ...createVitestStep('reliability', ['reliability-sqlite', 'reliability-postgres']), needsBuild: true }],
    [{ name: 'e2e', command: ['playwright', 'test', '--workers=3'], needsBuild: true }],
  ],
]
