// caught by eslint(no-restricted-imports): zod/mini
import { z } from 'zod'

export const title = z.string()
