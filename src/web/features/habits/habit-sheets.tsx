import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { DetailsDialog } from './details-dialog.tsx'
import { HabitDialog } from './habit-dialog.tsx'
import { RestDialog } from './rest-dialog.tsx'
import type { Sample } from './samples.ts'

interface Written {
  /** Absent for a new one. */
  habit?: Habit
  /** What a new one begins with. */
  sample?: Sample
}

/** The open dialog. */
export type Sheet =
  | ({ kind: 'write' } & Written)
  | { kind: 'rest'; habit: Habit | null }
  | { kind: 'details'; id: string }

interface HabitSheetsProps {
  child: Child
  day: Day
  habits: readonly Habit[]
  sheet: Sheet | null
  onSheet: (sheet: Sheet | null) => void
}

/** Renders the open dialog of the habits screen. */
export function HabitSheets({ child, day, habits, sheet, onSheet }: HabitSheetsProps) {
  const close = () => onSheet(null)
  const detailed = sheet?.kind === 'details' ? habits.find(({ id }) => id === sheet.id) : undefined
  const { habit, sample }: Written = sheet?.kind === 'write' ? sheet : {}
  return (
    <>
      <HabitDialog
        key={habit?.id ?? sample ?? 'new'}
        child={child}
        habit={habit ?? null}
        sample={sample}
        open={sheet?.kind === 'write'}
        onClose={close}
      />
      {sheet?.kind === 'rest' && <RestDialog child={child} habit={sheet.habit} day={day} onClose={close} />}
      {detailed && (
        <DetailsDialog
          child={child}
          habit={detailed}
          day={day}
          onClose={close}
          onEdit={() => onSheet({ kind: 'write', habit: detailed })}
          onRest={() => onSheet({ kind: 'rest', habit: detailed })}
        />
      )}
    </>
  )
}
