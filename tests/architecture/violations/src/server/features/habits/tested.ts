// caught by eslint(no-restricted-imports): Only tests import the harness
import { createTestApp } from '#server/testing/harness.ts'

export const app = createTestApp
