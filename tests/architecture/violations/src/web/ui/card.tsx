// caught by eslint(no-restricted-imports): nothing below them knows them
import { HabitCard } from '#web/features/habits/habit-card.tsx'

export const Card = HabitCard
