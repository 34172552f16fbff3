// caught by eslint(no-restricted-imports): only src/server/http maps error codes
import { ensure } from '#server/http/problem-response.ts'

export const problem = ensure
