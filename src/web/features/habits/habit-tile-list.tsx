import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { HabitTile, type HabitTileSize } from './habit-tile.tsx'
import type { TileForm } from './tile-form.ts'
import { useIsTodayWaiting } from './waiting-check-ins.ts'
import { useToggleToday } from './use-toggle-today.ts'

const columns = {
  two: 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(9rem,(100%-0.5rem)/2)),1fr))]',
  three: 'grid-cols-[repeat(auto-fill,minmax(max(4.25rem,(100%-1rem)/3),1fr))]',
  four: 'grid-cols-[repeat(auto-fill,minmax(max(4.25rem,(100%-1.5rem)/4),1fr))] max-[23rem]:grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,(100%-0.5rem)/2)),1fr))]',
  low: 'grid-cols-[repeat(auto-fill,minmax(max(3.25rem,(100%-1.5rem)/4),1fr))]',
}

const cells = {
  two: '@container/tile',
  three: undefined,
  four: undefined,
  low: undefined,
}

type Shape = Pick<HabitTileListProps, 'size' | 'form'> & { count: number }

const chooseTileSize = ({ size, form, count }: Shape): HabitTileSize => {
  if (form !== 'upright') return size === 'low' ? 'beside' : 'row'
  // Three beside each other have no room for words beside their pictures.
  if (size === 'medium') return count === 3 ? 'mediumThree' : size
  if (size === 'low') return size
  return count <= 2 ? 'pair' : count === 3 ? 'three' : 'large'
}

const chooseColumns = ({ size, form, count }: Shape): keyof typeof columns => {
  if (form === 'pairs' || count <= 2) return 'two'
  if (count === 3) return 'three'
  return size === 'low' ? 'low' : 'four'
}

interface HabitTileListProps {
  child: Child
  habits: readonly Habit[]
  day: Day
  form: TileForm
  /** The size of upright tiles where there are more than two. */
  size: 'large' | 'medium' | 'low'
  /** Whether one habit is as wide as each of two are. */
  hasColumns?: boolean
}

/**
 * Renders today's habits of a child as tiles: one or two across the card, three, or four in a row; fewer where the window is
 * very narrow or large text needs the width.
 */
export function HabitTileList({ child, habits, day, size, form, hasColumns = false }: HabitTileListProps) {
  const t = useTranslations('habits')
  const toggle = useToggleToday(day)
  const isWaiting = useIsTodayWaiting()
  const shape: Shape = { size, form, count: habits.length }
  const column = chooseColumns(shape)
  return (
    <ul aria-label={t('list', { name: child.name })} className={classNames('grid gap-2', columns[column])}>
      {habits.map((habit) => (
        <li key={habit.id} className={classNames(cells[column], !hasColumns && 'only:col-span-full')}>
          <HabitTile
            habit={habit}
            name={t('tickName', { title: habit.title, name: child.name })}
            day={day}
            size={chooseTileSize(shape)}
            isWaiting={isWaiting(habit, day)}
            onToggle={(from) => toggle(habit, child, from)}
          />
        </li>
      ))}
    </ul>
  )
}
