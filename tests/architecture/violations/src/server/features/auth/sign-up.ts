// caught by eslint(no-restricted-imports): Features are imported only by app
import { createFamily } from '#server/features/families/create-family.ts'

export const create = createFamily
