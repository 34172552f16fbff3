import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { DetailsDialog } from './details-dialog.tsx'
import { HabitDialog } from './habit-dialog.tsx'
import { RestDialog } from './rest-dialog.tsx'
import type { Sample } from './samples.ts'

/** The open dialog. */
export type Sheet =
  | { kind: 'add'; sample?: Sample | undefined }
  | { kind: 'edit'; habit: Habit }
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
  return (
    <>
      <WritingSheet child={child} sheet={sheet} onClose={close} />
      {sheet?.kind === 'rest' && <RestDialog child={child} habit={sheet.habit} day={day} onClose={close} />}
      {detailed && (
        <DetailsDialog
          child={child}
          habit={detailed}
          day={day}
          onClose={close}
          onEdit={() => onSheet({ kind: 'edit', habit: detailed })}
          onRest={() => onSheet({ kind: 'rest', habit: detailed })}
        />
      )}
    </>
  )
}

function WritingSheet({ child, sheet, onClose }: { child: Child; sheet: Sheet | null; onClose: () => void }) {
  const habit = sheet?.kind === 'edit' ? sheet.habit : null
  const sample = sheet?.kind === 'add' ? sheet.sample : undefined
  return (
    <HabitDialog
      key={habit?.id ?? sample ?? 'new'}
      child={child}
      habit={habit}
      sample={sample}
      open={sheet?.kind === 'add' || sheet?.kind === 'edit'}
      onClose={onClose}
    />
  )
}
