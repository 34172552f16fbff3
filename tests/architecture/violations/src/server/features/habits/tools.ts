// caught by eslint(no-restricted-imports): The product does not stand on its tools
import { startPostgres } from '#scripts/postgres.ts'

export const start = startPostgres
