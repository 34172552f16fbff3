import { afterEach } from 'vitest'

const noise: string[] = []

for (const level of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    noise.push(`console.${level}: ${words.map(String).join(' ')}`)
  }
}

afterEach(() => {
  const heard = noise.splice(0)
  if (heard.length > 0) throw new Error(`A test is silent, yet this was written to the console:\n${heard.join('\n')}`)
})
