import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium, withoutOptimizer } from './scripts/chromium.ts'
import { isFullRun } from './e2e/sampling.ts'
import { chooseServerAddressesOnce } from './e2e/servers.ts'

const executablePath = await findChromium()
const { sqlite, postgres, home } = await chooseServerAddressesOnce()

function browser(baseURL: string, flags: string[] = []) {
  return { baseURL, launchOptions: { executablePath, args: [...chromiumFlags, withoutOptimizer, ...flags] } }
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  forbidOnly: true,
  grepInvert: isFullRun ? [] : /@full-run/,
  // Five on two cores, because stories wait for polls, animations and processes.
  workers: 5,
  timeout: isFullRun ? 0 : 60_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'Europe/Madrid',
    // Traces double the time of a story; turn them on with `--trace on`.
    screenshot: 'only-on-failure',
    // Shorter than the time of a test, so that its error names the action.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Playwright cannot route requests of a service worker; the stories about it allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'sqlite', use: browser(sqlite.url) },
    // `npm test` repeats only the stories whose statement depends on the database.
    { name: 'postgres', ...(isFullRun ? {} : { grep: /@both-databases/ }), use: browser(postgres.url) },
    // Plain HTTP under a host name, as on a home network: not a secure context.
    {
      name: 'home-network',
      grep: /@home-network/,
      use: browser(home.url, ['--host-resolver-rules=MAP glowjar.test 127.0.0.1']),
    },
  ],
})
