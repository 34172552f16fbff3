// caught by eslint(no-restricted-imports): import the HTTP framework
import { serve } from '@hono/node-server'

export const listen = serve
