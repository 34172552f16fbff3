import type { OxlintOverride } from 'oxlint'

type Global = { name: string; message: string }

function restrict(globals: Global[]): ['error', { globals: Global[]; checkGlobalObject: true }] {
  return ['error', { globals, checkGlobalObject: true }]
}

const onlyInLib = (name: string, alternative: string): Global => ({
  name,
  message: `Only src/web/lib uses browser APIs directly: ${alternative}`,
})

const browser: Global[] = [
  onlyInLib('fetch', 'use a query, a mutation or the typed client from #web/lib.'),
  onlyInLib('XMLHttpRequest', 'use a query, a mutation or the typed client from #web/lib.'),
  onlyInLib('EventSource', 'use the stream reader from #web/lib.'),
  onlyInLib('localStorage', 'use the storage of #web/lib, which also works where the browser blocks it.'),
  onlyInLib('sessionStorage', 'use the storage of #web/lib, which also works where the browser blocks it.'),
  onlyInLib('matchMedia', 'use a CSS media query, or the hook of #web/lib.'),
]

const clock: Global = {
  name: 'Date',
  message: 'src/shared has no clock: take `now` and the time zone as parameters, and use the days of #shared/time.',
}

const environmentMessage =
  'Only src/server/config.ts reads the environment: take the value from the parsed configuration.'

const environment = [
  { object: 'process', property: 'env', message: environmentMessage },
  { object: 'globalThis', property: 'process', message: environmentMessage },
  { object: 'global', property: 'process', message: environmentMessage },
]

const secureIds = {
  object: 'crypto',
  property: 'randomUUID',
  message: 'It is not available over plain http: generate ids with the function of #web/lib.',
}

/** The restricted globals by folder. */
export const restrictedGlobals: OxlintOverride[] = [
  {
    files: ['src/shared/**'],
    excludeFiles: ['**/*.test.ts'],
    rules: { 'no-restricted-globals': restrict([clock, ...browser]) },
  },
  {
    files: ['src/server/**'],
    excludeFiles: ['src/server/config.ts'],
    rules: { 'no-restricted-properties': ['error', ...environment] },
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
    rules: { 'no-restricted-globals': restrict(browser) },
  },
  { files: ['src/web/**'], rules: { 'no-restricted-properties': ['error', ...environment, secureIds] } },
]
