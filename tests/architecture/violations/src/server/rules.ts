// caught by eslint(no-restricted-imports): Only features and the composition root know HTTP
import { queryRoute } from './http/route.ts'

export const route = queryRoute
