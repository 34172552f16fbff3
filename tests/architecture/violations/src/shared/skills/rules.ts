// caught by eslint(no-restricted-imports): a rules.ts imports only other rules
import { locales } from '#shared/locale/locale.ts'

export const spoken = locales
