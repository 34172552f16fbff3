// caught by typescript(consistent-type-imports): import()
export type Shown = import('#server/features/habits/store.ts').Habit
