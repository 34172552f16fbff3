// caught by eslint(no-restricted-imports): do not import the web app
import { theme } from '#web/lib/theme.ts'

export const chosen = theme
