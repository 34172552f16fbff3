// caught by eslint(no-restricted-imports): The app does not import scripts
import { startPostgres } from '#scripts/postgres.ts'

export const start = startPostgres
