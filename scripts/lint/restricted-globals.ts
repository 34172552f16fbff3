import type { OxlintOverride } from 'oxlint'

type RestrictedGlobal = { name: string; message: string }

function createGlobalsRule(
  globals: RestrictedGlobal[],
): ['error', { globals: RestrictedGlobal[]; checkGlobalObject: true }] {
  return ['error', { globals, checkGlobalObject: true }]
}

const restrictToLib = (name: string, alternative: string): RestrictedGlobal => ({
  name,
  message: `Only src/web/lib uses browser APIs directly: ${alternative}`,
})

const browserGlobals: RestrictedGlobal[] = [
  restrictToLib('fetch', 'use a query, a mutation or the typed client from #web/lib.'),
  restrictToLib('XMLHttpRequest', 'use a query, a mutation or the typed client from #web/lib.'),
  restrictToLib('EventSource', 'use the stream reader from #web/lib.'),
  restrictToLib('localStorage', 'use the storage of #web/lib, which also works where the browser blocks it.'),
  restrictToLib('sessionStorage', 'use the storage of #web/lib, which also works where the browser blocks it.'),
  restrictToLib('matchMedia', 'use a CSS media query, or the hook of #web/lib.'),
]

const clockGlobal: RestrictedGlobal = {
  name: 'Date',
  message: 'src/shared has no clock: take `now` and the time zone as parameters, and use the days of #shared/time.',
}

const environmentMessage =
  'Only src/server/config.ts reads the environment: take the value from the parsed configuration.'

const environmentProperties = [
  { object: 'process', property: 'env', message: environmentMessage },
  { object: 'globalThis', property: 'process', message: environmentMessage },
  { object: 'global', property: 'process', message: environmentMessage },
]

const randomUuidProperty = {
  object: 'crypto',
  property: 'randomUUID',
  message: 'It is not available over plain http: generate ids with the function of #web/lib.',
}

const serverGlobals: RestrictedGlobal[] = ['fetch', 'WebSocket', 'EventSource'].map((name) => ({
  name,
  message: 'Only src/server/outbound.ts connects to other hosts: use its fetch, which checks their addresses.',
}))

/** The linter's overrides that forbid globals such as `fetch` and `Date`, by folder. */
export const restrictedGlobals: OxlintOverride[] = [
  {
    files: ['src/shared/**'],
    excludeFiles: ['**/*.test.ts'],
    rules: { 'no-restricted-globals': createGlobalsRule([clockGlobal, ...browserGlobals]) },
  },
  {
    files: ['src/server/**'],
    excludeFiles: ['src/server/config.ts'],
    rules: { 'no-restricted-properties': ['error', ...environmentProperties] },
  },
  {
    files: ['src/server/**'],
    excludeFiles: ['src/server/testing/**', '**/*.test.ts'],
    rules: { 'no-restricted-globals': createGlobalsRule(serverGlobals) },
  },
  {
    files: ['src/web/**'],
    excludeFiles: [
      'src/web/lib/**',
      'src/web/public/**',
      'src/web/testing/**',
      'src/web/worker/**',
      '**/*.test.ts',
      '**/*.test.tsx',
    ],
    rules: { 'no-restricted-globals': createGlobalsRule(browserGlobals) },
  },
  {
    files: ['src/web/**'],
    rules: { 'no-restricted-properties': ['error', ...environmentProperties, randomUuidProperty] },
  },
]
