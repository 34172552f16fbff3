import { runCommand } from './steps.ts'
import type { Step } from './steps.ts'

const steps: Step[] = [
  { name: 'types of shared', command: ['tsc', '-p', 'tsconfig.shared.json'] },
  { name: 'types of server', command: ['tsc', '-p', 'tsconfig.server.json'] },
  { name: 'types of web', command: ['tsc', '-p', 'tsconfig.web.json'] },
  { name: 'types of the worker', command: ['tsc', '-p', 'tsconfig.worker.json'] },
  { name: 'types of tools', command: ['tsc', '-p', 'tsconfig.tools.json'] },
  { name: 'lint and architecture', command: ['oxlint'] },
  { name: 'assistant content', command: ['npm', 'run', '--silent', 'check:content'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'format', command: ['oxfmt', '--check'] },
]

const failed: string[] = []
const queue = [...steps]

async function runSteps(): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const { passed, output, seconds } = await runCommand(step.command, { silent: true })
    console.log(`${passed ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)`)
    if (passed) continue
    failed.push(step.name)
    console.log(output.trim())
  }
}

await Promise.all([runSteps(), runSteps()])

if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}.`)
  process.exitCode = 1
}
