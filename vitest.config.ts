import { globSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { TestProjectConfiguration } from 'vitest/config'
import { chromiumFlags, findChromium } from './scripts/chromium.ts'
import { drawings } from './scripts/vite/drawings.ts'
import { messages } from './scripts/vite/messages.ts'

// Only for tests that hang; a slow machine must not fail one.
const patience = 120_000

const quiet = './tests/setup/quiet.ts'

/** Seed of random tests; `SEED=…` repeats a failed run. */
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)

/** Size of the reliability checks: a sample in `npm test`, full counts in `npm run reliability`. */
const reliability = process.env['RELIABILITY'] === 'full' ? 'full' : 'small'

/** Tests that do not depend on the database (HTTP, files, processes, mail, the assistant); `npm test` runs them on SQLite only. */
const databaseFree = [
  'src/server/*.test.ts',
  'src/server/assistant/**',
  'src/server/demo/**',
  'src/server/features/assistant/model.test.ts',
  'src/server/features/auth/provider.test.ts',
  'src/server/features/legal/**',
  'src/server/http/**',
  'src/server/mail/**',
  'src/server/testing/**',
]

/** Exceptions in those folders: tests that depend on the database. */
const databaseBound = [
  'src/server/fixtures.test.ts',
  ...['deleted-child', 'matrix', 'next-request', 'random-input', 'rate-limits', 'texts'].map(
    (name) => `src/server/http/${name}.test.ts`,
  ),
]

function server(database: 'sqlite' | 'postgres', globalSetup: string[]): TestProjectConfiguration {
  const everything = ['src/server/**/*.test.ts']
  const isWhole = database === 'sqlite' || reliability === 'full'
  return {
    test: {
      name: `server-${database}`,
      include: isWhole ? everything : [...databaseBound, ...globSync(everything, { exclude: databaseFree })],
      // Modules are evaluated once for all files of a worker, which saves a third of the processor time.
      isolate: false,
      setupFiles: [quiet],
      globalSetup,
      provide: { database, seed, reliability },
      testTimeout: reliability === 'full' ? 0 : patience,
      hookTimeout: patience,
    },
  }
}

/** Tests with several processes, which SQLite does not support. */
const severalProcesses = ['reliability/processes.test.ts', 'reliability/standby.test.ts']

/** Tests that hardly use the database; `npm test` runs them on SQLite only. */
const sameOnBoth = ['container', 'hostile-sockets', 'planted-faults', 'streams'].map(
  (name) => `reliability/${name}.test.ts`,
)

/** Tests of the built app in separate processes; one file at a time, because each uses all cores. */
function reliabilityOn(database: 'sqlite' | 'postgres', globalSetup: string[]): TestProjectConfiguration {
  return {
    test: {
      name: `reliability-${database}`,
      include: ['reliability/**/*.test.ts'],
      exclude: database === 'sqlite' ? severalProcesses : reliability === 'small' ? sameOnBoth : [],
      setupFiles: [quiet],
      globalSetup,
      fileParallelism: false,
      provide: { database, seed, reliability },
      testTimeout: reliability === 'full' ? 0 : patience,
      hookTimeout: patience,
    },
  }
}

// Bundled in advance: a package discovered during a run would reload the page of a test.
const ahead = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  '@tanstack/react-query',
  '@base-ui/react/*',
  'use-intl',
  'uuid',
  'wouter',
  'wouter/memory-location',
  'wouter/use-browser-location',
  'zod/mini',
]

const web: TestProjectConfiguration = {
  plugins: [messages(), drawings(), react(), tailwindcss()],
  optimizeDeps: { include: ahead },
  test: {
    name: 'web',
    testTimeout: patience,
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
          provide: { seed, reliability },
          testTimeout: reliability === 'full' ? 0 : patience,
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture/*.test.ts'],
          setupFiles: [quiet],
          testTimeout: patience,
        },
      },
      server('sqlite', []),
      server('postgres', ['./tests/setup/postgres.ts']),
      reliabilityOn('sqlite', []),
      reliabilityOn('postgres', ['./tests/setup/postgres.ts']),
      web,
    ],
  },
})
