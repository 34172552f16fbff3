// caught by eslint(no-restricted-imports): know the HTTP framework
import { serve } from '@hono/node-server'

export const listen = serve
