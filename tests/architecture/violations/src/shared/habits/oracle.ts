// caught by eslint(no-restricted-imports): Only tests import test support
import { habitOracle } from '#shared/testing/habit-oracle.ts'

export const counts = habitOracle([], '2026-11-20', false).counts
