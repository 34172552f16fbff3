import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/chromium.ts'
import { addresses } from './e2e/servers.ts'

const executablePath = await findChromium()
const { sqlite, postgres, home } = await addresses()

function browser(baseURL: string, flags: string[] = []) {
  return { baseURL, launchOptions: { executablePath, args: [...chromiumFlags, ...flags] } }
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'Europe/Madrid',
    // Traces cost half of the time of a story: ask for them with --trace on.
    screenshot: 'only-on-failure',
    // What passes a service worker passes by the story that wants to hold it up; those about it allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'sqlite', use: browser(sqlite.url) },
    // Stories about what the browser alone shows are tagged: once is enough for them.
    { name: 'postgres', grepInvert: /@once/, use: browser(postgres.url) },
    // Plain http under a host name of its own: no secure context, as on a home network.
    {
      name: 'home-network',
      grep: /@home-network/,
      use: browser(home.url, ['--host-resolver-rules=MAP glowjar.test 127.0.0.1']),
    },
  ],
})
