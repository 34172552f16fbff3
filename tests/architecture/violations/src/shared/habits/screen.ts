// caught by eslint(no-restricted-imports): only bridge to the browser
import { theme } from '#web/lib/theme.ts'

export const chosen = theme
