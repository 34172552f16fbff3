import type { User } from '#shared/auth/contract.ts'
import { Card } from '#web/ui/card.tsx'
import { ActRow } from './act-row.tsx'
import type { Line } from './acts-of-visit.ts'
import { useActTime } from './use-act-time.ts'
import type { UndoLine } from './use-undo-line.ts'

interface ActRowsProps {
  lines: readonly Line[]
  user: User
  label: string
  /** Returns what undoes an act; without it there are no buttons. */
  undoOf?: UndoLine<HTMLElement>['undoOf']
  variant?: 'pill' | 'text'
}

/** Renders acts of any days as rows of a card; with `undoOf`, each has a button while it can be undone. */
export function ActRows({ lines, user, label, undoOf, variant = 'pill' }: ActRowsProps) {
  const { formatWithDay } = useActTime(user.family.timeZone)
  return (
    <Card kind="rows">
      <ul aria-label={label}>
        {lines.map((line) => (
          <ActRow
            key={line.actId}
            line={line}
            time={formatWithDay(line.row)}
            user={user}
            variant={variant}
            {...(undoOf && { onUndo: undoOf(line) })}
          />
        ))}
      </ul>
    </Card>
  )
}
