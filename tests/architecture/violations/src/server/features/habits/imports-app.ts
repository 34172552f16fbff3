// caught by eslint(no-restricted-imports): Nothing imports app or main
import { createApp } from '#server/app.ts'

export const again = createApp
