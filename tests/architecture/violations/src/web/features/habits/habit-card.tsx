// caught by eslint(no-restricted-imports): only bridge to the server
import type { Habit } from '#server/features/habits/store.ts'

export type Shown = Habit
