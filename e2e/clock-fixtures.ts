import { dayMs } from '#shared/time/duration.ts'
import { startTimedServer, type TimedServer } from './servers.ts'
import { test as base } from './fixtures.ts'

/** The day on which these stories begin: a Wednesday, at six in the evening in Madrid. */
export const today = '2031-03-05'

const evening = Date.parse(`${today}T17:00:00Z`)

export interface Clock {
  /** It is the same time some days later, on the server and on the page, which stays open. */
  pass(days: number): Promise<void>
}

/** A test with a server of its own whose days the story lets pass. */
export const test = base.extend<{ server: TimedServer; clock: Clock }>({
  server: async ({ language }, use, { project }) => {
    const server = await startTimedServer(project.name === 'postgres' ? 'postgres' : 'sqlite', language)
    await server.setClock(evening)
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    await page.clock.install({ time: evening })
    await use(page)
  },
  clock: async ({ page, server }, use) => {
    let passed = 0
    await use({
      pass: async (days) => {
        passed += days
        await server.setClock(evening + passed * dayMs)
        await page.clock.fastForward(days * dayMs)
      },
    })
  },
})
