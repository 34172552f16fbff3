import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Habit, HabitDay } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { stateOn } from '#shared/habits/habit-state.ts'
import { TitlePicture } from '#web/ledger/title-picture.tsx'
import { WaitingMark } from '#web/ledger/waiting-mark.tsx'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useHasChanged } from '#web/ui/use-has-changed.ts'
import { computeCurrentDay } from './habit-days.ts'
import { withoutDuration } from './tile-form.ts'

const upright = 'flex-col justify-start gap-0.5 px-1 pb-2.5 text-center'
const aside =
  '@min-[13rem]/tile:flex-row @min-[13rem]/tile:gap-2.5 @min-[13rem]/tile:py-1.5 @min-[13rem]/tile:pr-12 @min-[13rem]/tile:pl-2 @min-[13rem]/tile:text-left'

/** In very narrow windows two of four tiles are in a row, with their titles beside the pictures. */
const uprightOrAside = `${upright} max-[23rem]:flex-row max-[23rem]:justify-start max-[23rem]:gap-2 max-[23rem]:pr-6 max-[23rem]:pl-2 max-[23rem]:pt-1.5 max-[23rem]:pb-2.5 max-[23rem]:text-left`

const words = 'text-[0.75rem]/3.5 [:lang(zh)_&]:text-[0.8125rem]/4'

const sizes = {
  large: {
    tile: `min-h-24 pt-1.25 max-[23rem]:min-h-16 ${uprightOrAside}`,
    picture: 'size-12 max-[23rem]:size-10',
    words,
  },
  medium: {
    tile: `min-h-22.5 pt-1.25 max-[23rem]:min-h-15 ${uprightOrAside}`,
    picture: 'size-10 max-[23rem]:size-9',
    words,
  },
  mediumThree: { tile: `min-h-22.5 pt-1.25 ${upright}`, picture: 'size-10', words },
  three: { tile: `min-h-24 pt-1.5 ${upright}`, picture: 'size-12 max-[23rem]:size-11', words: 'text-[0.8125rem]/4' },
  pair: {
    tile: `min-h-26 pt-2 ${upright}`,
    picture: 'size-12',
    words: 'text-[0.875rem]/4.25 max-[23rem]:text-[0.8125rem]/4',
  },
  /** Beside its picture, unless large text needs the width. */
  row: {
    tile: `min-h-15 min-[37.5rem]:min-h-17 pt-2.5 ${upright} ${aside}`,
    picture: 'size-11 min-[37.5rem]:size-12',
    words: 'text-[0.9375rem]/4.5',
  },
  /** Beside its picture. */
  beside: {
    tile: `min-h-17 flex-row gap-1.5 py-1.5 pr-10.5 pl-1.5 text-left *:data-words:*:whitespace-nowrap ${aside}`,
    picture: 'size-9 @min-[13rem]/tile:size-11',
    words: 'text-[0.875rem]/4.25 @min-[13rem]/tile:text-[0.9375rem]/4.5',
  },
  /** Its picture gives the room that a title of three lines needs. */
  low: {
    tile: `h-17! justify-center! ${upright} gap-px! py-1!`,
    picture: 'h-9 min-h-4 w-auto shrink! aspect-square',
    words: 'shrink-0 text-[0.75rem]/3.25',
  },
}

/** Lines of the title that are shown; the titles of one or two tiles are never cut off. */
const lines = {
  large: 'line-clamp-3',
  medium: 'line-clamp-3',
  mediumThree: 'line-clamp-3',
  three: 'line-clamp-4',
  pair: '',
  row: '',
  beside: '',
  low: 'line-clamp-3',
}

export type HabitTileSize = keyof typeof sizes

/** In the corner, or where the title stands beside the picture at the end. */
const marks = {
  pair: 'top-1.5 right-1.5 size-7',
  row: 'top-1.5 right-1.5 size-7 @min-[13rem]/tile:inset-y-0 @min-[13rem]/tile:right-3 @min-[13rem]/tile:my-auto min-[37.5rem]:@min-[13rem]/tile:size-8',
  /** On a phone on its side one tile is wide and two are not: their marks have one size. */
  beside: 'inset-y-0 right-2 my-auto size-6 @min-[13rem]/tile:right-3',
}

const isOfFew = (size: HabitTileSize): size is keyof typeof marks => size in marks

/** Whether the title stands below the picture, and there is room for a bar below that. */
const hasBar = (size: HabitTileSize): boolean => size !== 'row' && size !== 'beside' && size !== 'low'

const markClasses = (size: HabitTileSize) =>
  classNames(
    'absolute grid place-items-center rounded-full border-2',
    isOfFew(size) ? marks[size] : 'top-1 right-1 size-5',
  )

interface HabitTileProps {
  habit: Habit
  /** The accessible name. */
  name: string
  day: Day
  size: HabitTileSize
  /** Whether its check-in could not be sent yet. */
  isWaiting: boolean
  onToggle: (from: Element) => void
}

/** Renders a habit as a tile that checks in and, tapped again, undoes; it keeps its size. One that waits looks as done, but muted. */
export function HabitTile({ habit, name, day, size, isWaiting, onToggle }: HabitTileProps) {
  const common = useTranslations('common')
  const joinFacts = useJoinFacts()
  const state = stateOn(habit, computeCurrentDay(habit, day))
  const isDone = state === 'done'
  const { tile, picture, words: wordClasses } = sizes[size]
  const runId = useId()
  return (
    <button
      type="button"
      data-habit-tile=""
      aria-pressed={isDone || isWaiting}
      aria-label={joinFacts(name, isWaiting ? common('waiting') : null)}
      aria-describedby={runId}
      className={classNames(
        'press relative flex size-full items-center rounded-[1rem] border-[1.5px]',
        isDone
          ? 'border-transparent bg-leaf-tint text-leaf'
          : isWaiting
            ? 'border-dashed border-leaf bg-surface-2 text-text-2'
            : 'border-line bg-surface text-text',
        tile,
      )}
      onClick={({ currentTarget }) => onToggle(currentTarget)}
    >
      {isWaiting && <WaitingMark shape="edge" />}
      <TitlePicture
        title={habit.title}
        picture={habit.picture}
        className={classNames('block shrink-0', picture, isDone && 'bg-surface!')}
      />
      <Mark state={isWaiting ? 'waiting' : state} size={size} />
      <span
        data-words=""
        className={classNames(
          'font-round w-full min-w-0 font-semibold hyphens-auto wrap-anywhere',
          lines[size],
          wordClasses,
        )}
      >
        {isOfFew(size) ? habit.title : withoutDuration(habit.title)}
        <Run id={runId} habit={habit} size={size} />
      </span>
      {hasBar(size) && <RunBar habit={habit} isDone={isDone} />}
    </button>
  )
}

interface RunProps {
  id: string
  habit: Habit
  size: HabitTileSize
}

/** Renders how many days of a habit are done, only heard on tiles of many; it describes the tile and is no part of its name. */
function Run({ id, habit: { currentStreak, targetDays }, size }: RunProps) {
  const t = useTranslations('habits')
  return (
    <span
      id={id}
      data-run={t(currentStreak === 0 ? 'first' : 'run', { count: currentStreak, target: targetDays })}
      className={classNames(
        'block font-sans font-normal before:content-[attr(data-run)] [[aria-pressed=false]>*>&]:text-text-2',
        size === 'row' ? 'text-meta min-[37.5rem]:text-small' : 'text-meta',
        !isOfFew(size) && 'sr-only',
      )}
    />
  )
}

/** Renders at the foot of an upright tile how many of its days are done; decorative. */
function RunBar({ habit: { currentStreak, targetDays }, isDone }: Pick<RunProps, 'habit'> & { isDone: boolean }) {
  return (
    <span
      aria-hidden="true"
      data-run-bar=""
      className={classNames(
        'absolute inset-x-3 bottom-1.25 h-1 overflow-hidden rounded-full',
        isDone ? 'bg-surface' : 'bg-line',
      )}
    >
      <span
        className="block h-full rounded-full bg-leaf"
        style={{ width: `${Math.min(1, currentStreak / targetDays) * 100}%` }}
      />
    </span>
  )
}

/** Renders the circle of a tile: empty until the habit is checked in. */
function Mark({ state, size }: { state: HabitDay['state'] | 'waiting' | null; size: HabitTileSize }) {
  const hasChanged = useHasChanged(state)
  const classes = markClasses(size)
  if (state === 'done')
    return (
      <span className={classNames('border-surface bg-leaf text-surface', hasChanged && 'animate-tick', classes)}>
        <Icon name="check" size={16} className="min-[37.5rem]:@min-[13rem]/tile:size-5" />
      </span>
    )
  if (state === 'waiting' || state === 'rest')
    return (
      <span className={classNames('border-leaf bg-surface text-leaf', classes)}>
        <Icon name={state === 'rest' ? 'moon' : 'check'} size={16} className="min-[37.5rem]:@min-[13rem]/tile:size-5" />
      </span>
    )
  return <span className={classNames('border-control bg-surface', classes)} />
}
