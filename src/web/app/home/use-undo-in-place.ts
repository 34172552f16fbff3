import { useState } from 'react'
import type { Line } from '#web/features/activities/acts-of-visit.ts'
import { useUndoLine } from '#web/features/activities/use-undo-line.ts'

/**
 * Returns what undoes the acts of a list, as `useUndoLine` does, and whether an act was undone there: it keeps its place, so
 * that no other row comes under the pointer.
 */
export const useUndoInPlace = <List extends HTMLElement>() => {
  const { undoOf, list } = useUndoLine<List>()
  const [undoneHere, setUndoneHere] = useState<readonly string[]>([])
  return {
    list,
    isUndoneHere: ({ actId }: Line) => undoneHere.includes(actId),
    undoOf: (line: Line) => {
      const undo = undoOf(line)
      if (!undo) return null
      return () => {
        setUndoneHere((ids) => [...ids, line.actId])
        undo()
      }
    },
  }
}
