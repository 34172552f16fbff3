import { dayMs } from '#shared/time/duration.ts'
import { startServerWithClock, type ServerWithClock } from './servers.ts'
import { test as base } from './fixtures.ts'

/** The day on which the clocks of each test start: a Wednesday, at six in the evening in Madrid. */
export const today = '2031-03-05'

const startTime = Date.parse(`${today}T17:00:00Z`)

export interface Clock {
  /** Moves the clocks of the server and of the open page by whole days. */
  advance(days: number): Promise<void>
}

/** Playwright test with its own server and a `clock` fixture that moves the clocks of server and page. */
export const test = base.extend<{ server: ServerWithClock; clock: Clock }>({
  server: async ({ language }, use, { project }) => {
    const server = await startServerWithClock(project.name === 'postgres' ? 'postgres' : 'sqlite', language)
    await server.setClock(startTime)
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    await page.clock.install({ time: startTime })
    await use(page)
  },
  clock: async ({ page, server }, use) => {
    let advancedDays = 0
    await use({
      advance: async (days) => {
        advancedDays += days
        await server.setClock(startTime + advancedDays * dayMs)
        await page.clock.fastForward(days * dayMs)
      },
    })
  },
})
