// caught by eslint(no-restricted-imports): Features are imported only by app
import { ensureFamily } from '#server/features/families/create-family.ts'

export const ensure = ensureFamily
