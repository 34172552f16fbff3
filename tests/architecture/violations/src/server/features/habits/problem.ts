// caught by eslint(no-restricted-imports): only src/server/http maps error codes
import { ensure } from '#server/http/problems.ts'

export const problem = ensure
