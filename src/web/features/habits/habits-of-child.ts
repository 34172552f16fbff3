import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'

export interface HabitsOfChild {
  child: Child
  habits: readonly Habit[]
}
