import { afterEach, expect } from 'vitest'

const noise: string[] = []

for (const level of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    noise.push(`console.${level}: ${words.map(String).join(' ')}`)
  }
}

afterEach(() => {
  expect(noise.splice(0), 'A test is silent: what it writes to the console is a failure').toEqual([])
})
