// caught by eslint(no-restricted-imports): Features never
import { createFamily } from '#server/features/families/create-family.ts'

export const create = createFamily
