// caught by eslint(no-restricted-imports): import the HTTP framework
import type { Context } from 'hono'

export type HandlerContext = Context
