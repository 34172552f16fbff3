// caught by eslint(no-restricted-imports): Features are imported only by app
import { HabitCard } from '#web/features/habits/habit-card.tsx'

export const Card = HabitCard
