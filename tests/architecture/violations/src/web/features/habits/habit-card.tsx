// caught by eslint(no-restricted-imports): do not import the server
import type { Habit } from '#server/features/habits/store.ts'

export type Shown = Habit
