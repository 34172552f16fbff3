// caught by eslint(no-restricted-imports): Features never
import { ensureFamily } from '#server/features/families/create-family.ts'

export const ensure = ensureFamily
