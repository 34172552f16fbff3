import type { Step } from './steps.ts'

function vitest(name: string, projects = [name]): Step {
  return { name, command: ['vitest', 'run', ...projects.map((project) => `--project=${project}`)] }
}

/** Stages run one after the other. The steps of a stage run at the same time, each in a lane with those that follow it. */
export const stages: Step[][][] = [
  [[{ name: 'check', command: ['npm', 'run', '--silent', 'check'] }]],
  [[{ name: 'build', command: ['npm', 'run', '--silent', 'build'] }]],
  [[vitest('server', ['unit', 'architecture', 'server-sqlite', 'server-postgres'])]],
  [
    // Much of these tests is waiting for processes that end and start.
    [vitest('reliability', ['reliability-sqlite', 'reliability-postgres'])],
    [vitest('web'), { name: 'e2e', command: ['playwright', 'test'] }],
  ],
]
