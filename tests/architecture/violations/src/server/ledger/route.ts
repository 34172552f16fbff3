// caught by eslint(no-restricted-imports): Only features and app.ts import src/server/http
import { queryRoute } from '#server/http/route.ts'

export const route = queryRoute
