import { useState } from 'react'

/** Returns whether an act can be undone, or could while its row was shown: what has been undone stays open. */
export const useWasUndoable = (onUndo: (() => void) | null): boolean => {
  const [wasUndoable, setWasUndoable] = useState(onUndo !== null)
  if (onUndo !== null && !wasUndoable) setWasUndoable(true)
  return wasUndoable
}
