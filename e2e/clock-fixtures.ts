import { dayMs } from '#shared/time/duration.ts'
import { startTimedServer, type TimedServer } from './servers.ts'
import { test as base } from './fixtures.ts'

/** The first day of these stories: a Wednesday, at six in the evening in Madrid. */
export const today = '2031-03-05'

const evening = Date.parse(`${today}T17:00:00Z`)

export interface Clock {
  /** Moves the clocks of the server and of the open page by whole days. */
  advance(days: number): Promise<void>
}

/** Playwright test with its own server, whose clock the story moves. */
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
    let advancedDays = 0
    await use({
      advance: async (days) => {
        advancedDays += days
        await server.setClock(evening + advancedDays * dayMs)
        await page.clock.fastForward(days * dayMs)
      },
    })
  },
})
