import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { TestProjectConfiguration } from 'vitest/config'
import { chromiumFlags, findChromium } from './scripts/chromium.ts'
import { messages } from './scripts/vite/messages.ts'

const quiet = './tests/setup/quiet.ts'

function server(database: 'sqlite' | 'postgres', globalSetup: string[]): TestProjectConfiguration {
  return {
    test: {
      name: `server-${database}`,
      include: ['src/server/**/*.test.ts'],
      setupFiles: [quiet],
      globalSetup,
      provide: { database },
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }
}

const web: TestProjectConfiguration = {
  plugins: [messages(), react(), tailwindcss()],
  test: {
    name: 'web',
    include: ['src/web/**/*.test.tsx'],
    setupFiles: [quiet, './tests/setup/theme.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({
        launchOptions: { args: chromiumFlags, executablePath: await findChromium() },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/shared/**/*.test.ts', 'src/web/**/*.test.ts'],
          setupFiles: [quiet],
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture/*.test.ts'],
          setupFiles: [quiet],
          testTimeout: 60_000,
        },
      },
      server('sqlite', []),
      server('postgres', ['./tests/setup/postgres.ts']),
      web,
    ],
  },
})
