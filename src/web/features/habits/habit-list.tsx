import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { listBadges } from '#shared/badges/contract.ts'
import type { BadgeKind } from '#shared/badges/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { read } from '#web/lib/query.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { keepHeight } from '#web/ui/keep-height.ts'
import { useFadeMovedItems } from '#web/ui/use-fade-moved-items.ts'
import { useShowAdded } from '#web/ui/use-show-added.ts'
import { useCheckIn, useUndoCheckIn } from './check-in-commands.ts'
import { CompletedHabitCard } from './completed-habit-card.tsx'
import { DoneOfToday } from './done-of-today.tsx'
import { computeCurrentDay } from './habit-days.ts'
import { HabitCard } from './habit-card.tsx'
import type { HabitDialogState } from './habit-dialogs.tsx'
import { computeCheckInPoints } from './pending-check-ins.ts'
import { groupHabits, listCompletedBefore } from './sort-habits.ts'
import { useDeleteHabit } from './use-delete-habit.ts'

const habitBadge = 'habit_formation_master' satisfies BadgeKind

interface HabitListProps {
  /** With the check-ins that are still being sent. */
  habits: readonly Habit[]
  child: Child
  day: Day
  onDialog: (dialog: HabitDialogState) => void
}

/** Returns whether the only completed habit won the badge; of several it is not known which one did. */
const useHasWonBadge = (habits: readonly Habit[], childId: string): boolean => {
  const isOnly = habits.filter(({ isCompleted }) => isCompleted).length === 1
  const { data } = useQuery({ ...read(listBadges, { params: { childId } }), enabled: isOnly })
  return isOnly && Boolean(data?.some(({ id }) => id === habitBadge))
}

interface HabitListSlots {
  /** Stands above the ideas while there is no habit. */
  empty: ReactNode
  /** Renders the ideas; `expectAdded` is called with the tapped one just before its habit is added. */
  renderIdeas: (expectAdded: (element: HTMLElement | null) => void) => ReactNode
}

/** Renders the habits of a child as cards: the open ones, the completed ones, and ideas for more. */
export function HabitList({ empty, renderIdeas, ...props }: HabitListProps & HabitListSlots) {
  const { habits, child, onDialog } = props
  const [before] = useState(() => listCompletedBefore(habits))
  const { open, completed } = groupHabits(habits, before)
  const list = useFadeMovedItems<HTMLDivElement>()
  const expectAdded = useShowAdded(
    list,
    habits.map(({ id }) => id),
  )
  const hasOpen = habits.some(({ isCompleted }) => !isCompleted)
  return (
    <div ref={list} className="grid grid-cols-1 gap-3 [overflow-anchor:none]">
      {open.length > 0 && <DoneOfToday habits={open} day={props.day} />}
      <HabitCards {...props} group="open" shown={open} />
      {habits.length === 0 && empty}
      <HabitCards {...props} group="completed" shown={completed} />
      {renderIdeas(expectAdded)}
      {hasOpen && <RestButton name={child.name} onClick={() => onDialog({ kind: 'rest', habit: null })} />}
    </div>
  )
}

/** Renders the button that opens the rest days of all habits. */
function RestButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useTranslations('habits')
  return (
    <button
      type="button"
      data-item="rest"
      aria-haspopup="dialog"
      className="press type-label flex min-h-15 w-full items-center gap-3 rounded-tile px-2.5 py-2 text-left inset-ring-[1.5px] inset-ring-line"
      onClick={onClick}
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-[28%] bg-leaf-tint text-leaf">
        <Icon name="moon" size={22} />
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">{t('rest.all', { name })}</span>
      <Icon name="forward" size={18} className="mr-1.5 shrink-0 text-text-2" />
    </button>
  )
}

type HabitCardsProps = HabitListProps & { group: string; shown: readonly Habit[] }

function HabitCards({ group, shown, habits, child, day, onDialog }: HabitCardsProps) {
  const t = useTranslations('habits')
  const checkIn = useCheckIn()
  const undo = useUndoCheckIn()
  const remove = useDeleteHabit()
  const hasWonBadge = useHasWonBadge(habits, child.id)
  const [sentences, setSentences] = useState<Readonly<Record<string, string>>>({})
  if (shown.length === 0) return null
  return (
    <ul
      aria-label={t('list', { name: child.name })}
      data-item={group}
      className="grid grid-cols-1 gap-3 lg:grid-cols-2"
    >
      {shown.map((habit) => {
        const today = computeCurrentDay(habit, day)
        const actions = {
          onDetails: () => onDialog({ kind: 'details', id: habit.id }),
          onRest: () => onDialog({ kind: 'rest', habit }),
          onEdit: () => onDialog({ kind: 'write', habit }),
          onDelete: () => void remove.send(habit),
        }
        return (
          <li
            key={habit.id}
            data-item={habit.id}
            data-habit={habit.id}
            className={classNames('grid -scroll-mt-4', habit.isCompleted && 'self-start')}
          >
            {/* A completed habit that goes on is a higher card: one item more lets those below fade in. */}
            {group === 'completed' && !habit.isCompleted && <span hidden data-item={`${habit.id} goes on`} />}
            {habit.isCompleted ? (
              <CompletedHabitCard habit={habit} hasWonBadge={hasWonBadge} {...actions} />
            ) : (
              <HabitCard
                habit={habit}
                child={child}
                today={today}
                sentence={sentences[habit.id]}
                onCheckIn={(on, element) => {
                  keepHeight(element, '[data-habit]')
                  const isOnCard = on === today
                  const onPraised = (sentence: string) => setSentences((all) => ({ ...all, [habit.id]: sentence }))
                  void checkIn.send({ kind: 'check-in', habit, child, day: on, today, element, isOnCard, onPraised })
                }}
                onUndo={() => {
                  setSentences(({ [habit.id]: _, ...others }) => others)
                  const points = computeCheckInPoints(habit, false)
                  undo({ kind: 'undo', actId: habit.todayActId, habit, child, day: today, today, points })
                }}
                {...actions}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
