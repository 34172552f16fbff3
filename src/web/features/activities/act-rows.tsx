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
  /** Undoes acts and has the ref of their list; without it there are no buttons. */
  undo?: UndoLine<HTMLUListElement>
  variant?: 'pill' | 'text'
}

/** Renders acts of any days as rows of a card; with `undo`, each has a button while it can be undone. */
export function ActRows({ lines, user, label, undo, variant = 'pill' }: ActRowsProps) {
  const { formatWithDay } = useActTime(user.family.timeZone)
  return (
    <Card kind="rows">
      <ul ref={undo?.list} tabIndex={-1} aria-label={label} className="outline-none">
        {lines.map((line) => (
          <ActRow
            key={line.actId}
            line={line}
            time={formatWithDay(line.row)}
            user={user}
            variant={variant}
            {...(undo && { onUndo: undo.undoOf(line) })}
          />
        ))}
      </ul>
    </Card>
  )
}
