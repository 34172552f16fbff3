// caught by eslint(no-restricted-imports): Only src/server/config.ts reads the environment
import { env } from 'node:process'

export const port = env.PORT
