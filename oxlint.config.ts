import { defineConfig } from 'oxlint'
import { upwards } from './scripts/lint/doors.ts'
import { platform } from './scripts/lint/platform.ts'
import { rooms, shutDoors } from './scripts/lint/rooms.ts'
import { rules } from './scripts/lint/rules.ts'
import { sides } from './scripts/lint/sides.ts'

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'node', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },
  ignorePatterns: ['dist', 'data', 'tests/architecture/violations', 'tests/architecture/allowed'],
  rules: { ...rules, 'no-restricted-imports': shutDoors([upwards]) },
  overrides: [...sides, ...platform, ...rooms],
})
