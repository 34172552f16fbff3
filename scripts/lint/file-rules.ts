import type { OxlintOverride } from 'oxlint'

const tests = ['**/*.test.ts', '**/*.test.tsx']

/** Symbols that a component may show without a message, because they are the same in every language. */
const allowedSymbols = [
  '',
  '·',
  '•',
  '×',
  '+',
  '−',
  '-',
  '–',
  '—',
  '/',
  '…',
  ':',
  ',',
  '.',
  '%',
  '★',
  '→',
  '←',
  '(',
  ')',
  '|',
  '#',
  '@',
]

/** Rules by kind of file, besides restricted imports and globals. */
export const fileRules: OxlintOverride[] = [
  {
    files: ['src/web/**'],
    excludeFiles: tests,
    rules: {
      'react/button-has-type': 'error',
      'react/jsx-no-literals': [
        'error',
        {
          noStrings: true,
          ignoreProps: true,
          allowedStrings: allowedSymbols,
          restrictedAttributes: [
            'aria-label',
            'aria-description',
            'aria-roledescription',
            'aria-valuetext',
            'alt',
            'label',
            'placeholder',
            'summary',
            'title',
          ],
        },
      ],
      'react/jsx-no-target-blank': 'error',
      'react/jsx-no-useless-fragment': 'error',
      'react/no-array-index-key': 'error',
      'react/no-danger': 'error',
      'react/no-deriving-state-in-effects': 'error',
      'react/rules-of-hooks': 'error',
      'react/self-closing-comp': 'error',
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['**'], rules: { 'react/react-in-jsx-scope': 'off', 'react/capitalized-calls': 'off' } },
  // The framework's types use `any` for unknown paths.
  { files: ['src/server/http/**'], rules: { 'typescript/no-unsafe-argument': 'off' } },
  {
    files: tests,
    rules: {
      'max-lines-per-function': 'off',
      // Matchers and parsed responses are untyped; the assertions check them.
      'typescript/no-unsafe-argument': 'off',
      'typescript/no-unsafe-assignment': 'off',
      'typescript/no-unsafe-member-access': 'off',
      'typescript/no-unsafe-return': 'off',
      'vitest/no-identical-title': 'error',
      'vitest/no-restricted-matchers': [
        'error',
        {
          toMatchSnapshot: 'Assert the fact in the title of the test.',
          toMatchInlineSnapshot: 'Assert the fact in the title of the test.',
          toMatchFileSnapshot: 'Assert the fact in the title of the test.',
        },
      ],
      'vitest/no-restricted-vi-methods': [
        'error',
        {
          mock: 'Do not mock modules: use the real app, database and client of the test harness.',
          doMock: 'Do not mock modules: use the real app, database and client of the test harness.',
          waitFor: 'It gives up after a second, too early on a busy machine: use expect.poll.',
          waitUntil: 'It gives up after a second, too early on a busy machine: use expect.poll.',
        },
      ],
      'vitest/valid-title': ['error', { disallowedWords: ['should'] }],
      'vitest/require-mock-type-parameters': 'off',
    },
  },
  {
    // JavaScript files are not type-checked.
    files: ['**/*.js'],
    rules: {
      'typescript/no-unsafe-argument': 'off',
      'typescript/no-unsafe-assignment': 'off',
      'typescript/no-unsafe-call': 'off',
      'typescript/no-unsafe-member-access': 'off',
      'typescript/no-unsafe-return': 'off',
    },
  },
  { files: ['src/*/testing/**'], rules: { 'max-lines-per-function': 'off' } },
  {
    files: ['bench/**', 'reliability/**', 'e2e/**', 'scripts/**', 'training/**'],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  { files: ['**/messages/**', '**/topics/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['*.config.ts', 'e2e/global-setup.ts', '**/*.d.ts'],
    rules: { 'import/no-default-export': 'off', 'import/no-unassigned-import': 'off' },
  },
  {
    files: [
      'src/server/main.ts',
      'src/server/cli/**',
      'scripts/**',
      'training/**',
      'bench/**',
      'reliability/**',
      'e2e/servers.ts',
    ],
    rules: { 'no-console': 'off' },
  },
]
