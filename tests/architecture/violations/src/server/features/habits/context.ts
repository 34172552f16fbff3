// caught by eslint(no-restricted-imports): know the HTTP framework
import type { Context } from 'hono'

export type Asked = Context
