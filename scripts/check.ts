import { run } from './steps.ts'
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
const waiting = [...steps]

async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const { passed, output, seconds } = await run(step.command, { silent: true })
    console.log(`${passed ? '✓' : '✗'} ${step.name} (${seconds})`)
    if (passed) continue
    failed.push(step.name)
    console.log(output.trim())
  }
}

await Promise.all([work(), work()])

if (failed.length > 0) {
  console.error(`\nNot in order: ${failed.join(', ')}.`)
  process.exitCode = 1
}
