import type { User } from '#shared/auth/contract.ts'
import { Card } from '#web/ui/card.tsx'
import { ActRow } from './act-row.tsx'
import type { Line } from './acts-of-visit.ts'
import { useActTime } from './use-act-time.ts'
import { useUndoLine } from './use-undo-line.ts'

interface ActRowsProps {
  lines: readonly Line[]
  user: User
  label: string
  /** Shows undo buttons. */
  undoable?: boolean
  variant?: 'pill' | 'text'
}

/** Renders acts of any days as rows of a card; if `undoable`, each with an undo button while it can be undone. */
export function ActRows({ lines, user, label, undoable = false, variant = 'pill' }: ActRowsProps) {
  const { undoOf, list } = useUndoLine<HTMLUListElement>()
  const { formatWithDay } = useActTime(user.family.timeZone)
  return (
    <Card kind="rows">
      <ul ref={list} tabIndex={-1} aria-label={label} className="outline-none">
        {lines.map((line) => (
          <ActRow
            key={line.actId}
            line={line}
            time={formatWithDay(line.row)}
            user={user}
            variant={variant}
            {...(undoable && { onUndo: undoOf(line) })}
          />
        ))}
      </ul>
    </Card>
  )
}
