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

const upright = 'flex-col justify-start gap-0.5 px-1 pb-1.5 text-center'
const aside =
  'min-[37.5rem]:@min-[13rem]/tile:flex-row min-[37.5rem]:@min-[13rem]/tile:gap-2.5 min-[37.5rem]:@min-[13rem]/tile:py-1.5 min-[37.5rem]:@min-[13rem]/tile:pr-12 min-[37.5rem]:@min-[13rem]/tile:pl-2 min-[37.5rem]:@min-[13rem]/tile:text-left'

/** In very narrow windows two of four tiles are in a row, with their titles beside the pictures. */
const uprightOrAside = `${upright} max-[23rem]:flex-row max-[23rem]:justify-start max-[23rem]:gap-2 max-[23rem]:pr-6 max-[23rem]:pl-2 max-[23rem]:py-1.5 max-[23rem]:text-left`

const words = 'text-[0.75rem]/3.5 [:lang(zh)_&]:text-[0.8125rem]/4'

const sizes = {
  large: {
    tile: `min-h-24 pt-1.5 max-[23rem]:min-h-16 ${uprightOrAside}`,
    picture: 'size-13 max-[23rem]:size-10',
    words,
  },
  medium: {
    tile: `min-h-22.5 pt-1.5 max-[23rem]:min-h-15 ${uprightOrAside}`,
    picture: 'size-11 max-[23rem]:size-9',
    words,
  },
  three: { tile: `min-h-24 pt-1.5 ${upright}`, picture: 'size-13 max-[23rem]:size-11', words: 'text-[0.8125rem]/4' },
  /** Below its picture, or beside it where there is room. */
  pair: {
    tile: `min-h-26 pt-2.5 min-[37.5rem]:@min-[13rem]/tile:min-h-17 ${upright} ${aside}`,
    picture: 'size-12',
    words: 'text-[0.875rem]/4.25 max-[23rem]:text-[0.8125rem]/4 min-[37.5rem]:@min-[13rem]/tile:text-[0.9375rem]/4.5',
  },
  /** Beside its picture, unless large text needs the width. */
  alone: {
    tile: `min-h-17 pt-2.5 ${upright} @min-[13rem]/tile:flex-row @min-[13rem]/tile:gap-2.5 @min-[13rem]/tile:py-1.5 @min-[13rem]/tile:pr-12 @min-[13rem]/tile:pl-2 @min-[13rem]/tile:text-left`,
    picture: 'size-12',
    words: 'text-[0.9375rem]/4.5',
  },
  /** Beside its picture. */
  beside: {
    tile: `min-h-17 flex-row gap-1.5 py-1.5 pr-8 pl-1.5 text-left ${aside}`,
    picture: 'size-10 max-[23rem]:size-8.5 min-[37.5rem]:@min-[13rem]/tile:size-12',
    words: 'text-[0.875rem]/4.25 max-[23rem]:text-[0.8125rem]/4 min-[37.5rem]:@min-[13rem]/tile:text-[0.9375rem]/4.5',
  },
  low: {
    tile: `min-h-18 justify-center! flat:min-h-15.5 ${upright} pb-px!`,
    picture: 'size-9.5 flat:size-7',
    words: 'text-[0.75rem]/3.25',
  },
}

/** Of one or two tiles a title is never cut off. */
const lines = {
  large: 'line-clamp-3',
  medium: 'line-clamp-3',
  three: 'line-clamp-4',
  pair: '',
  alone: '',
  beside: '',
  low: 'line-clamp-2',
}

export type HabitTileSize = keyof typeof sizes

/** In the corner, or where the title stands beside the picture at the end, as in a row. */
const marks = {
  pair: 'top-1.5 right-1.5 size-7 min-[37.5rem]:@min-[13rem]/tile:inset-y-0 min-[37.5rem]:@min-[13rem]/tile:right-3 min-[37.5rem]:@min-[13rem]/tile:my-auto min-[37.5rem]:@min-[13rem]/tile:size-8',
  alone:
    'top-1.5 right-1.5 size-7 @min-[13rem]/tile:inset-y-0 @min-[13rem]/tile:right-3 @min-[13rem]/tile:my-auto min-[37.5rem]:@min-[13rem]/tile:size-8',
  /** On a phone on its side one tile is wide and two are not: their marks have one size. */
  beside: 'inset-y-0 right-1.5 my-auto size-6 min-[37.5rem]:@min-[13rem]/tile:right-3',
}

const isOfFew = (size: HabitTileSize): size is keyof typeof marks => size in marks

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
      aria-describedby={isOfFew(size) ? runId : undefined}
      className={classNames(
        'press relative flex h-full w-full items-center rounded-[1rem] border-[1.5px]',
        isDone
          ? 'border-transparent bg-leaf-tint text-leaf'
          : isWaiting
            ? 'border-dashed border-leaf bg-surface-2 text-text-2'
            : 'border-control bg-surface text-text',
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
        className={classNames(
          'font-round w-full min-w-0 font-semibold hyphens-auto wrap-anywhere',
          lines[size],
          wordClasses,
        )}
      >
        {isOfFew(size) ? habit.title : withoutDuration(habit.title)}
        {isOfFew(size) && <Run id={runId} habit={habit} />}
      </span>
    </button>
  )
}

/** Renders how many days of a habit are done; it describes the tile and is no part of its name. */
function Run({ id, habit: { currentStreak, targetDays } }: { id: string; habit: Habit }) {
  const t = useTranslations('habits')
  return (
    <span
      id={id}
      data-run={t(currentStreak === 0 ? 'first' : 'run', { count: currentStreak, target: targetDays })}
      className="block font-sans text-meta font-normal before:content-[attr(data-run)] [[aria-pressed=false]>*>&]:text-text-2"
    />
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

/** Returns a title without how long it takes: "Brush teeth" for "Brush teeth, 2 minutes". */
const withoutDuration = (title: string): string => title.replace(/[,，]\s*\d[^,，]*$/, '')
