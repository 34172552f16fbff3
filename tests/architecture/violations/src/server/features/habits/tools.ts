// caught by eslint(no-restricted-imports): The product does not use its tools
import { startPostgres } from '#scripts/postgres.ts'

export const start = startPostgres
