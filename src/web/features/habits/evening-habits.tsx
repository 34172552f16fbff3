import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { isSettled } from '#shared/habits/habit-state.ts'
import { JarInPlace } from '#web/ledger/guest-jar.tsx'
import { useOnPageCovered } from '#web/ledger/use-on-page-covered.ts'
import { WaitingMark } from '#web/ledger/waiting-mark.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { HabitRows, namedSectionClasses, NamedHabitRows } from './child-today-habits.tsx'
import { computeCurrentDay } from './habit-days.ts'
import type { HabitsOfChild } from './habits-of-child.ts'
import { HabitTileList } from './habit-tile-list.tsx'
import { chooseCardForm } from './tile-form.ts'
import { useIsTodayWaiting } from './waiting-check-ins.ts'

const tilesPerRow = 4
/** With more rows of tiles, they are smaller, so that three rows need no scrolling. */
const maxLargeRows = 2

const isOpen = (habit: Habit, day: Day): boolean => !isSettled(habit, computeCurrentDay(habit, day))

const findFinished = (groups: readonly HabitsOfChild[], day: Day): string[] =>
  groups.filter(({ habits }) => !habits.some((habit) => isOpen(habit, day))).map(({ child }) => child.id)

const countTileRows = (groups: readonly HabitsOfChild[]): number =>
  groups.reduce((rows, { habits }) => rows + Math.ceil(habits.length / tilesPerRow), 0)

/** Returns the ids of the children whose habits were all done when the screen was opened, and how those of the others are shown then. */
const chooseLayout = (groups: readonly HabitsOfChild[], day: Day) => {
  const finished = findFinished(groups, day)
  const open = groups.filter(({ child }) => !finished.includes(child.id))
  return { finished, isFew: chooseCardForm(open) === 'rows', isDense: countTileRows(open) > maxLargeRows }
}

interface EveningHabitsProps {
  groups: readonly HabitsOfChild[]
  day: Day
  /** Whether they stand in rows, as by day, also if there are many. */
  hasRows?: boolean
}

/** Changes how habits are shown; if the focus was on those of a child, it is on the line of that child afterwards. */
export const keepFocusOnChild = (change: () => void): void => {
  const id = document.activeElement?.closest<HTMLElement>('[data-habits-of]')?.dataset['habitsOf']
  flushSync(change)
  document.querySelector<HTMLElement>(`[data-evening="${id}"] button`)?.focus({ preventScroll: true })
}

/**
 * Renders today's habits in one card: as tiles below the name of each child, or few of them as rows with that name. A child who
 * has done all of them is one line, from the next time the screen is opened, behind the sky, or by its arrow.
 */
export function EveningHabits({ groups, day, hasRows = false }: EveningHabitsProps) {
  const [{ finished: finishedBefore, isFew, isDense }] = useState(() => chooseLayout(groups, day))
  const [folded, setFolded] = useState(finishedBefore)
  const [withLine, setWithLine] = useState(finishedBefore)
  const finished = findFinished(groups, day)
  const stillFolded = folded.filter((id) => finished.includes(id))
  // What is undone is shown, and not folded at once when it is done again.
  if (stillFolded.length < folded.length) setFolded(stillFolded)
  useOnPageCovered(() =>
    keepFocusOnChild(() => {
      setFolded(finished)
      setWithLine((ids) => [...ids, ...finished])
    }),
  )
  const toggle = (id: string) =>
    setFolded((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]))
  const areRows = hasRows || isFew
  return (
    <Card kind="rows" className={classNames('py-0!', areRows && withoutCuesClasses)}>
      {groups.map((group) => (
        <HabitsOfEvening
          key={group.child.id}
          {...group}
          day={day}
          isDense={isDense}
          hasRows={areRows}
          areNamed={isFew && !withLine.includes(group.child.id)}
          isFinished={finished.includes(group.child.id)}
          areAllFinished={finished.length === groups.length}
          isFolded={stillFolded.includes(group.child.id)}
          onFold={() => toggle(group.child.id)}
        />
      ))}
    </Card>
  )
}

/** Hides the cues on a small phone, where the bottom bar would otherwise cover what is of more use. */
const withoutCuesClasses = 'max-[23rem]:[&_span:has(>[data-cue])]:hidden'

interface HabitsOfEveningProps extends HabitsOfChild {
  day: Day
  isDense: boolean
  hasRows: boolean
  /** Whether each row shows whose it is; else a line above them does. */
  areNamed: boolean
  isFinished: boolean
  /** Whether all children have done theirs, which is said once below them. */
  areAllFinished: boolean
  isFolded: boolean
  /** Folds or unfolds it. */
  onFold: () => void
}

function HabitsOfEvening({ areNamed, ...props }: HabitsOfEveningProps) {
  const { child, habits, day } = props
  if (!areNamed) return <HabitsBelowLine {...props} />
  return (
    <section data-evening={child.id} data-habits-of={child.id} className={namedSectionClasses}>
      <NamedHabitRows {...{ child, habits, day }} />
    </section>
  )
}

function HabitsBelowLine({ child, habits, day, isFinished, ...fold }: Omit<HabitsOfEveningProps, 'areNamed'>) {
  const { isDense, hasRows, isFolded } = fold
  const t = useTranslations('habits')
  const isWaiting = useIsTodayWaiting()
  const open = habits.filter((habit) => isOpen(habit, day) && !isWaiting(habit, day)).length
  return (
    <section
      data-evening={child.id}
      data-habits-of={child.id}
      className={classNames('border-line not-first:border-t', !isFolded && (hasRows ? 'py-1' : 'pb-3.5'))}
    >
      <div data-jar-place={child.id} className="relative flex items-center gap-2.5">
        {isFinished ? (
          <FoldButton child={child} count={habits.length} {...fold} />
        ) : (
          <div className={headerClasses(isDense, hasRows)}>
            <h3 className="flex min-w-0 flex-1 items-center gap-2.5">
              <Avatar emoji={child.avatarUrl} name={child.name} size="small" />
              <span className="min-w-0 truncate">{child.name}</span>
            </h3>
            <span className="shrink-0 text-small text-text-2">
              {open > 0 ? <span className="sr-only">{t('toGo', { count: open })}</span> : <WaitingMark />}
            </span>
          </div>
        )}
        {/* Over the arrow, which is not seen meanwhile. */}
        <div className={isFinished ? 'absolute right-0' : 'contents'}>
          <JarInPlace child={child} />
        </div>
      </div>
      {!isFolded &&
        (hasRows ? (
          <HabitRows {...{ child, habits, day }} />
        ) : (
          <HabitTileList {...{ child, habits, day }} form="upright" size={isDense ? 'medium' : 'large'} />
        ))}
    </section>
  )
}

const headerClasses = (isDense: boolean, hasRows: boolean) =>
  classNames('flex min-w-0 flex-1 items-center gap-2.5', hasRows ? 'min-h-8' : isDense ? 'min-h-9.5' : 'min-h-11')

interface FoldButtonProps extends Pick<
  HabitsOfEveningProps,
  'child' | 'isDense' | 'hasRows' | 'areAllFinished' | 'isFolded' | 'onFold'
> {
  count: number
}

/** Renders the name of a child who has done everything as a button that folds and unfolds its tiles. */
function FoldButton({ child, count, isDense, hasRows, areAllFinished, isFolded, onFold }: FoldButtonProps) {
  const t = useTranslations('habits')
  return (
    <h3 className="min-w-0 flex-1">
      <button
        type="button"
        aria-expanded={!isFolded}
        className={classNames(
          'press relative flex w-full items-center gap-2.5 rounded-card text-left after:absolute after:inset-x-0 after:-inset-y-1.5',
          isFolded ? 'min-h-13' : headerClasses(isDense, hasRows),
        )}
        onClick={onFold}
      >
        <Avatar emoji={child.avatarUrl} name={child.name} size="small" />
        <span className="min-w-0 truncate">{child.name}</span>
        <Icon name="check" size={18} className="shrink-0 text-leaf" />
        <span
          className={classNames(
            'min-w-0 grow font-sans text-[0.9375rem]/5 font-normal text-leaf',
            areAllFinished && 'opacity-0',
          )}
        >
          {t('allDone', { count })}
        </span>
        <Icon
          name={isFolded ? 'down' : 'up'}
          size={22}
          className="shrink-0 text-text-2 [:has([data-jar])>h3>button>&]:invisible"
        />
      </button>
    </h3>
  )
}
