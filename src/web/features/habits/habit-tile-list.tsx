import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { HabitTile, type HabitTileSize } from './habit-tile.tsx'
import { useIsTodayWaiting } from './waiting-check-ins.ts'
import { useToggleToday } from './use-toggle-today.ts'

/** Up to this many habits share the width of a card. */
const maxFew = 2

const columns = {
  two: 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(9rem,(100%-0.5rem)/2)),1fr))]',
  three: 'grid-cols-[repeat(auto-fill,minmax(max(4.25rem,(100%-1rem)/3),1fr))]',
  four: 'grid-cols-[repeat(auto-fill,minmax(max(4.25rem,(100%-1.5rem)/4),1fr))] max-[23rem]:grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,(100%-0.5rem)/2)),1fr))]',
  low: 'grid-cols-[repeat(auto-fill,minmax(max(3.25rem,(100%-1.5rem)/4),1fr))]',
}

const chooseTileSize = (
  shape: keyof typeof columns,
  { size, habits }: Pick<HabitTileListProps, 'size' | 'habits'>,
): HabitTileSize => {
  if (shape === 'two') return size === 'low' ? 'beside' : habits.length === 1 ? 'alone' : 'pair'
  return shape === 'three' && size !== 'low' ? 'three' : size
}

const chooseColumns = (count: number, size: HabitTileSize): keyof typeof columns => {
  if (count <= maxFew) return 'two'
  if (count === 3) return 'three'
  return size === 'low' ? 'low' : 'four'
}

interface HabitTileListProps {
  child: Child
  habits: readonly Habit[]
  day: Day
  /** The size of the tiles where there are more than two. */
  size: 'large' | 'medium' | 'low'
}

/**
 * Renders today's habits of a child as tiles: one or two across the card, three, or four in a row; fewer where the window is
 * very narrow or large text needs the width.
 */
export function HabitTileList({ child, habits, day, size }: HabitTileListProps) {
  const t = useTranslations('habits')
  const toggle = useToggleToday(day)
  const isWaiting = useIsTodayWaiting()
  const shape = chooseColumns(habits.length, size)
  return (
    <ul aria-label={t('list', { name: child.name })} className={classNames('grid gap-2', columns[shape])}>
      {habits.map((habit) => (
        <li key={habit.id} className={shape === 'two' ? '@container/tile only:col-span-full' : undefined}>
          <HabitTile
            habit={habit}
            name={t('tickName', { title: habit.title, name: child.name })}
            day={day}
            size={chooseTileSize(shape, { size, habits })}
            isWaiting={isWaiting(habit, child, day)}
            onToggle={(from) => toggle(habit, child, from)}
          />
        </li>
      ))}
    </ul>
  )
}
