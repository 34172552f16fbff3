import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { HabitTile, type HabitTileSize } from './habit-tile.tsx'
import { useToggleToday } from './use-toggle-today.ts'

interface HabitTileListProps {
  child: Child
  habits: readonly Habit[]
  day: Day
  size: HabitTileSize
}

/** Renders today's habits of a child as tiles, four in a row; fewer where large text needs the width. */
export function HabitTileList({ child, habits, day, size }: HabitTileListProps) {
  const t = useTranslations('habits')
  const toggle = useToggleToday(day)
  return (
    <ul
      aria-label={t('list', { name: child.name })}
      className="grid grid-cols-[repeat(auto-fill,minmax(max(3.75rem,(100%-1.5rem)/4),1fr))] gap-2"
    >
      {habits.map((habit) => (
        <li key={habit.id}>
          <HabitTile
            habit={habit}
            name={t('tickName', { title: habit.title, name: child.name })}
            day={day}
            size={size}
            onToggle={(from) => toggle(habit, child, from)}
          />
        </li>
      ))}
    </ul>
  )
}
