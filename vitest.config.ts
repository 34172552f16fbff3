import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { TestProjectConfiguration } from 'vitest/config'
import { chromiumFlags, findChromium, withoutOptimizer } from './scripts/chromium.ts'
import { readBuiltContent } from './scripts/vite/compiled-content.ts'
import { loadDrawings } from './scripts/vite/drawings.ts'
import { precompileMessages } from './scripts/vite/precompile-messages.ts'
import { resettableModules } from './scripts/vite/resettable-modules.ts'

// So long that only a test that hangs reaches it, also on a slow machine.
const timeoutMs = 60_000

// Contents that load when the browser is idle, and responses of busy databases, come late under load.
const patientPolls = { poll: { timeout: timeoutMs / 3 } }

const failOnConsoleOutput = './tests/setup/fail-on-console-output.ts'

/** Modules are evaluated once for all files of a worker, which saves a third of the processor time. */
const isolate = false

/** Seed of random tests; `SEED=…` repeats a failed run. */
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)

/** Size of the reliability checks: a sample in `npm test`, full counts in `npm run reliability`. */
const reliability = process.env['RELIABILITY'] === 'full' ? 'full' : 'small'

/** Tests whose subject is PostgreSQL, or several processes, which SQLite does not support. */
const postgresOnly = [
  'src/server/cli/{failures,move}.test.ts',
  'reliability/{access-matrix,ended-access,one-time-use,processes,standby,webhook-processes}.test.ts',
]

/**
 * What `npm test` runs on both databases, because it locks, deletes, aggregates, migrates or races. All other tests run on SQLite
 * there; `npm run reliability` runs everything on both.
 */
const onBoth = [
  'src/server/{db,jobs,ledger}/**/*.test.ts',
  'src/server/features/{export,families,habits,rewards,stats,webhooks}/**/*.test.ts',
  'src/server/backup/postgres.test.ts',
  'src/server/cli/{doctor,export-import-round-trips,import,import-agents,verify}.test.ts',
  'src/server/{confirmation-limits,rate-limits,version-1-data}.test.ts',
  'src/server/http/{erased-responses,id-access}.test.ts',
  'reliability/{crashes,family-deletions,linearizability,storage-failures,upgrades}.test.ts',
]

/** Tests that take minutes and no database; `npm run reliability` runs them once. */
const fullOnly = reliability === 'full' ? [] : ['reliability/training.test.ts']

/** Returns the tests in a folder that run on a database. */
function selectTests(folder: string, database: 'sqlite' | 'postgres') {
  const all = `${folder}/**/*.test.ts`
  if (database === 'sqlite') return { include: [all], exclude: [...postgresOnly, ...fullOnly] }
  const chosen = [...postgresOnly, ...onBoth].filter((glob) => glob.startsWith(folder))
  return { include: reliability === 'full' ? [all] : chosen, exclude: ['reliability/training.test.ts'] }
}

function server(database: 'sqlite' | 'postgres', globalSetup: string[]): TestProjectConfiguration {
  return {
    plugins: process.env['ASSISTANT_CONTENT'] === 'built' ? [readBuiltContent()] : [],
    test: {
      name: `server-${database}`,
      ...selectTests('src/server', database),
      isolate,
      setupFiles: [failOnConsoleOutput],
      globalSetup,
      provide: { database, seed, reliability },
      expect: patientPolls,
      testTimeout: reliability === 'full' ? 0 : timeoutMs,
      hookTimeout: timeoutMs,
    },
  }
}

/** Tests of the built app in separate processes; in the full run one file at a time, because each uses all cores. */
function reliabilityOn(database: 'sqlite' | 'postgres', globalSetup: string[]): TestProjectConfiguration {
  return {
    test: {
      name: `reliability-${database}`,
      ...selectTests('reliability', database),
      isolate,
      setupFiles: [failOnConsoleOutput],
      globalSetup,
      fileParallelism: reliability === 'small',
      // Projects with different numbers of workers run one after the other.
      sequence: { groupOrder: 1 },
      provide: { database, seed, reliability },
      expect: patientPolls,
      testTimeout: reliability === 'full' ? 0 : timeoutMs,
      hookTimeout: timeoutMs,
    },
  }
}

// Bundled before the tests start: a dependency found during a run would reload the page of a test.
const prebundled = [
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
  plugins: [precompileMessages(), loadDrawings(), react(), tailwindcss(), resettableModules()],
  optimizeDeps: { include: prebundled },
  test: {
    name: 'web',
    testTimeout: timeoutMs,
    expect: patientPolls,
    include: ['src/web/**/*.test.tsx'],
    isolate,
    setupFiles: [failOnConsoleOutput, './tests/setup/new-page.ts', './tests/setup/theme.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({
        launchOptions: { args: [...chromiumFlags, withoutOptimizer], executablePath: await findChromium() },
        contextOptions: { locale: 'en-US' },
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
          include: ['src/shared/**/*.test.ts', 'src/web/**/*.test.ts', 'training/**/*.test.ts'],
          isolate,
          setupFiles: [failOnConsoleOutput],
          provide: { seed, reliability },
          expect: patientPolls,
          testTimeout: reliability === 'full' ? 0 : timeoutMs,
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture/*.test.ts'],
          isolate,
          setupFiles: [failOnConsoleOutput],
          testTimeout: timeoutMs,
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
