import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { HabitTile, type HabitTileSize } from './habit-tile.tsx'
import { useToggleToday } from './use-toggle-today.ts'

const columns = 'grid-cols-[repeat(auto-fill,minmax(max(4.25rem,(100%-1.5rem)/4),1fr))]'
const lowColumns = 'grid-cols-[repeat(auto-fill,minmax(max(3.25rem,(100%-1.5rem)/4),1fr))]'

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
      className={classNames('grid gap-2', size === 'low' ? lowColumns : columns)}
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
