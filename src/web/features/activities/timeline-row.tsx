import { ActRowContent, type ActRowProps } from './act-row.tsx'
import { actRowClasses, OpeningRow } from './opening-row.tsx'
import { UndoPanel } from './undo-panel.tsx'
import { useWasUndoable } from './use-was-undoable.ts'

export type TimelineRowProps = ActRowProps & { onUndo: (() => void) | null }

/** Renders one act as a row that opens in place to undo it; one that could never be undone does not open. */
export function TimelineRow({ onUndo, ...props }: TimelineRowProps) {
  return (
    <OpeningRow
      data-act={props.line.actId}
      opens={useWasUndoable(onUndo)}
      rowClassName={actRowClasses}
      contentClassName="pl-13"
      renderSummary={() => <ActRowContent {...props} />}
    >
      <UndoPanel line={props.line} user={props.user} onUndo={onUndo} />
    </OpeningRow>
  )
}
