import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { TitlePicture } from '#web/ledger/title-picture.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { computeCurrentDay, stateOn } from './habit-days.ts'

const habitWords = 'text-[0.75rem]/4 [:lang(zh)_&]:text-[0.8125rem]'

const sizes = {
  large: {
    tile: 'min-h-24 pt-1.5 max-[23rem]:min-h-23.5',
    picture: 'size-13 max-[23rem]:size-11',
    words: habitWords,
  },
  medium: { tile: 'min-h-22.5 pt-1.5', picture: 'size-11', words: habitWords },
  low: {
    tile: 'min-h-18 justify-center flat:min-h-15.5',
    picture: 'size-9.5 flat:size-7',
    words: 'text-[0.75rem]/3.25',
  },
}

export type HabitTileSize = keyof typeof sizes

/** At the corner of the picture. */
const markClasses = 'absolute -top-1.75 -right-2.75 grid size-6.5 place-items-center rounded-full border-2'

interface HabitTileProps {
  habit: Habit
  /** The accessible name. */
  name: string
  day: Day
  size: HabitTileSize
  onToggle: (from: Element) => void
}

/** Renders a habit as a tile that checks in and, tapped again, undoes; it keeps its size. */
export function HabitTile({ habit, name, day, size, onToggle }: HabitTileProps) {
  const state = stateOn(habit, computeCurrentDay(habit, day))
  const isDone = state === 'done'
  const { tile, picture, words } = sizes[size]
  return (
    <button
      type="button"
      data-habit-tile=""
      aria-pressed={isDone}
      aria-label={name}
      className={classNames(
        'press relative flex h-full w-full flex-col items-center gap-0.5 rounded-[1rem] border-[1.5px] px-1 pb-px',
        isDone ? 'border-transparent bg-leaf-tint text-leaf' : 'border-control bg-surface text-text',
        tile,
      )}
      onClick={({ currentTarget }) => onToggle(currentTarget)}
    >
      <span className="relative">
        <TitlePicture
          title={habit.title}
          picture={habit.picture}
          className={classNames('block', picture, isDone && 'bg-surface!')}
        />
        {isDone && (
          <span className={classNames('animate-tick border-surface bg-leaf text-surface', markClasses)}>
            <Icon name="check" size={14} />
          </span>
        )}
        {state === 'rest' && (
          <span className={classNames('border-leaf bg-surface text-leaf', markClasses)}>
            <Icon name="moon" size={13} />
          </span>
        )}
      </span>
      <span className={classNames('font-round line-clamp-2 w-full font-semibold hyphens-auto wrap-anywhere', words)}>
        {withoutDuration(habit.title)}
      </span>
    </button>
  )
}

/** Returns a title without how long it takes: "Brush teeth" for "Brush teeth, 2 minutes". */
const withoutDuration = (title: string): string => title.replace(/[,，]\s*\d[^,，]*$/, '')
