// caught by eslint(no-restricted-imports): Only tests import test support
import { createTestApp } from '#server/testing/harness.ts'

export const app = createTestApp
