// caught by eslint(no-restricted-imports): a rules.ts imports only other rules
import * as z from 'zod/mini'

export const title = z.string()
