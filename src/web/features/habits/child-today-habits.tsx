import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { JarInPlace } from '#web/ledger/guest-jar.tsx'
import { TitlePicture } from '#web/ledger/title-picture.tsx'
import { WaitingMark } from '#web/ledger/waiting-mark.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { useHasChanged } from '#web/ui/use-has-changed.ts'
import { OpenCount } from './open-count.tsx'
import { HabitCue } from './habit-cue.tsx'
import { computeCurrentDay, isCheckedInToday } from './habit-days.ts'
import { useIsTodayWaiting } from './waiting-check-ins.ts'
import { useToggleToday } from './use-toggle-today.ts'

interface ChildTodayHabitsProps {
  child: Child
  habits: readonly Habit[]
  day: Day
  /** Whether each row shows whose it is, instead of a line above them. */
  areNamed?: boolean
}

/** Renders today's habits of one child, each with a checkbox. */
export function ChildTodayHabits({ child, habits, day, areNamed = false }: ChildTodayHabitsProps) {
  return areNamed ? (
    <section data-habits-of={child.id} className={namedSectionClasses}>
      <NamedHabitRows {...{ child, habits, day }} />
    </section>
  ) : (
    <section data-habits-of={child.id} className="@container border-line pt-1 not-first:border-t">
      <div data-jar-place={child.id} className="flex min-h-8 items-center gap-2.5 @max-[12rem]:flex-wrap">
        <h3 className="flex min-w-0 items-center gap-2.5">
          <Avatar emoji={child.avatarUrl} name={child.name} size="small" />
          <span className="min-w-0 truncate">{child.name}</span>
        </h3>
        <OpenCount
          {...{ habits, day }}
          className="min-w-0 flex-1 justify-items-start text-small @max-[12rem]:basis-full"
        />
        <JarInPlace child={child} />
      </div>
      <HabitRows {...{ child, habits, day }} />
    </section>
  )
}

/** With the room of the rows, 12 px remain above the first and below the last picture of a card. */
export const namedSectionClasses = 'relative border-line not-first:border-t first:pt-0.75 last:pb-0.75'

/** Renders today's habits of one child as rows, each with its picture and its name. */
export function NamedHabitRows({ child, habits, day }: ChildTodayHabitsProps) {
  return (
    <>
      <div className="sr-only">
        <h3>{child.name}</h3>
        <OpenCount {...{ habits, day }} />
      </div>
      <HabitRows {...{ child, habits, day }} areNamed />
    </>
  )
}

/** Renders today's habits of one child as rows. */
export function HabitRows({ child, habits, day, areNamed = false }: ChildTodayHabitsProps) {
  const t = useTranslations('habits')
  const toggle = useToggleToday(day)
  const isWaiting = useIsTodayWaiting()
  return (
    <ul aria-label={t('list', { name: child.name })}>
      {habits.map((habit) => (
        <TodayRow
          key={habit.id}
          habit={habit}
          whose={areNamed ? child : undefined}
          name={t('tickName', { title: habit.title, name: child.name })}
          isWaiting={isWaiting(habit, day)}
          done={isCheckedInToday(habit, computeCurrentDay(habit, day))}
          onToggle={(from) => toggle(habit, child, from)}
        />
      ))}
    </ul>
  )
}

interface TodayRowProps {
  habit: Habit
  /** The child that is shown with it. */
  whose: Child | undefined
  /** The accessible name of the checkbox. */
  name: string
  done: boolean
  /** Whether its check-in could not be sent yet. */
  isWaiting: boolean
  onToggle: (from: Element) => void
}

/** Renders a habit with a checkbox that checks in and, tapped again, undoes. */
function TodayRow({ habit, whose, name, done, isWaiting, onToggle }: TodayRowProps) {
  const { title, picture } = habit
  const hasChanged = useHasChanged(done)
  return (
    <li className="relative flex items-center gap-2.5 border-line py-1.75 not-first:border-t">
      <span data-jar-place={whose?.id} data-picture="" className="relative grid shrink-0">
        <TitlePicture title={title} picture={picture} />
        {whose && <Whose child={whose} />}
      </span>
      <div className="@container min-w-0 flex-1">
        <p className="type-h3 wrap-anywhere hyphens-auto">{title}</p>
        <p className="text-small text-text-2 wrap-anywhere">
          <RowFacts {...{ habit, whose, done, isWaiting }} />
        </p>
      </div>
      <button
        type="button"
        aria-pressed={done || isWaiting}
        aria-label={name}
        // The whole row takes the tap. A transform or filter while it is pressed would end that.
        className="tap-child group -mr-1.5 -ml-2 grid size-12 shrink-0 place-items-center rounded-full after:absolute after:inset-0 active:opacity-80"
        onClick={({ currentTarget }) => onToggle(currentTarget)}
      >
        <span
          className={classNames(
            'grid size-8.5 place-items-center rounded-full border-2',
            done && 'border-leaf bg-leaf text-surface',
            isWaiting && 'border-dashed border-leaf bg-surface-2 text-leaf',
            !done && !isWaiting && 'border-control bg-surface group-hover:border-leaf group-hover:bg-leaf-tint',
          )}
        >
          {(done || isWaiting) && <Icon name="check" size={22} className={done && hasChanged ? 'animate-tick' : ''} />}
        </span>
      </button>
    </li>
  )
}

/** Renders the cue of a habit, or that its check-in waits to be sent, and its run; all rows are equally high. */
function RowFacts({ habit, whose, done, isWaiting }: Pick<TodayRowProps, 'habit' | 'whose' | 'done' | 'isWaiting'>) {
  const t = useTranslations('habits')
  const { cue, currentStreak, targetDays } = habit
  const runText = (count: number) => t(count === 0 ? 'first' : 'run', { count, target: targetDays })
  const when = cue && <HabitCue key="cue" cue={cue} hasSign={!whose} />
  const facts = (count: number, mark?: ReactNode) =>
    whose ? (
      <NamedFacts name={whose.name} run={runText(count)} shortens={mark ? 'run' : 'cue'}>
        {mark ?? when}
      </NamedFacts>
    ) : (
      <Facts facts={[mark ?? when, runText(count)]} />
    )
  const other = done ? Math.max(0, currentStreak - 1) : currentStreak + 1
  return (
    <Stack<'now' | 'other' | 'waiting'>
      className="grid-cols-1"
      shown={isWaiting ? 'waiting' : 'now'}
      contents={{
        now: facts(currentStreak),
        other: facts(other),
        waiting: isWaiting && facts(currentStreak, <WaitingMark key="waiting" shape="fact" />),
      }}
    />
  )
}

/**
 * Renders the picture of a child at the corner of the picture of its habit, and its jar over both while lights fly to
 * it.
 */
function Whose({ child }: { child: Child }) {
  return (
    <>
      <Avatar
        emoji={child.avatarUrl}
        name={child.name}
        className="absolute -right-1.25 -bottom-1.25 size-5.5! outline-2 outline-surface"
      />
      <span className="contents **:data-jar:rounded-[28%]!">
        <JarInPlace child={child} isChip />
      </span>
    </>
  )
}

interface NamedFactsProps {
  name: string
  run: string
  shortens: 'cue' | 'run'
  children: ReactNode
}

/** Renders whose a habit is, its cue or that it waits, and its run in one line, so that all rows are equally high; one of them is shortened first. Where it does not fit, it wraps. */
function NamedFacts({ name, run, shortens, children }: NamedFactsProps) {
  const separator = useTranslations('common')('separator')
  const classesOf = (part: typeof shortens) =>
    shortens === part ? 'min-w-0 overflow-hidden text-ellipsis' : 'shrink-0'
  return (
    <span className="flex min-w-0 overflow-x-clip whitespace-pre @max-[9rem]:block @max-[9rem]:whitespace-normal">
      <span className="max-w-2/5 shrink-0 truncate">{name}</span>
      {children && (
        <span className={classesOf('cue')}>
          {separator}
          {children}
        </span>
      )}
      <span className={classesOf('run')}>
        {separator}
        {run}
      </span>
    </span>
  )
}
