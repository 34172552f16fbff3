import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { HabitDetailsDialog } from './habit-details-dialog.tsx'
import { HabitDialog } from './habit-dialog.tsx'
import { useDeleteHabit } from './use-delete-habit.ts'
import { RestDialog } from './rest-dialog.tsx'

interface EditedHabit {
  /** Absent for a new one. */
  habit?: Habit
  /** Whether it was just added from an idea, so that it can be removed here, too. */
  isIdea?: boolean
  /** Called just before a new one is added. */
  onAdding?: () => void
}

/** Which dialog of the habits screen is open, and for what: `write` adds or edits a habit. */
export type HabitDialogState =
  | ({ kind: 'write' } & EditedHabit)
  | { kind: 'rest'; habit: Habit | null }
  | { kind: 'details'; id: string }

interface HabitDialogsProps {
  child: Child
  day: Day
  habits: readonly Habit[]
  dialog: HabitDialogState | null
  onDialog: (dialog: HabitDialogState | null) => void
}

/** Renders the open dialog of the habits screen. */
export function HabitDialogs({ child, day, habits, dialog, onDialog }: HabitDialogsProps) {
  const close = () => onDialog(null)
  const remove = useDeleteHabit()
  const detailed = dialog?.kind === 'details' ? habits.find(({ id }) => id === dialog.id) : undefined
  const { habit, isIdea, onAdding }: EditedHabit = dialog?.kind === 'write' ? dialog : {}
  return (
    <>
      <HabitDialog
        key={habit?.id ?? 'new'}
        child={child}
        habit={habit ?? null}
        onRemove={habit && isIdea ? () => void remove.send(habit).then(close) : undefined}
        onAdding={onAdding}
        open={dialog?.kind === 'write'}
        onClose={close}
      />
      {dialog?.kind === 'rest' && <RestDialog child={child} habit={dialog.habit} day={day} onClose={close} />}
      {detailed && (
        <HabitDetailsDialog
          child={child}
          habit={detailed}
          day={day}
          onClose={close}
          onEdit={() => onDialog({ kind: 'write', habit: detailed })}
          onRest={() => onDialog({ kind: 'rest', habit: detailed })}
        />
      )}
    </>
  )
}
