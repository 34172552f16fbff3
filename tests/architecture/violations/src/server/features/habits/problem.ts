// caught by eslint(no-restricted-imports): HTTP alone maps error codes
import { ensure } from '#server/http/problems.ts'

export const problem = ensure
