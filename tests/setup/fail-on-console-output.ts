import { afterEach } from 'vitest'

const calls: string[] = []

for (const level of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
  console[level] = (...values: unknown[]) => {
    calls.push(`console.${level}: ${values.map(String).join(' ')}`)
  }
}

afterEach(() => {
  const written = calls.splice(0)
  if (written.length > 0)
    throw new Error(`Tests must not write to the console, but this was written:\n${written.join('\n')}`)
})
