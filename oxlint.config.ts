import { defineConfig } from 'oxlint'
import { parentFolder } from './scripts/lint/restricted-imports.ts'
import { restrictedGlobals } from './scripts/lint/restricted-globals.ts'
import { boundaryOverrides, createImportRule } from './scripts/lint/boundaries.ts'
import { commonRules } from './scripts/lint/common-rules.ts'
import { fileRules } from './scripts/lint/file-rules.ts'

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'node', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },
  ignorePatterns: ['dist', 'data'],
  rules: { ...commonRules, 'no-restricted-imports': createImportRule([parentFolder]) },
  overrides: [...fileRules, ...restrictedGlobals, ...boundaryOverrides],
})
