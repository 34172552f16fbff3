import type { QueryClient } from '@tanstack/react-query'
import { undoAct } from '#shared/acts/contract.ts'
import { createCommand, sendCommand, UnansweredError } from './command.ts'
import { addUnsavedAct, canRetry, removeUnsavedAct, type UnsavedAct } from './unsaved-acts.ts'

/** Returns the undo of an act that may have been recorded; if it was not, the server rejects the undo. */
const createUndo = (client: QueryClient, actId: string): UnsavedAct => {
  const send = async () => {
    try {
      await sendCommand(createCommand(undoAct, { params: { id: actId } }))
    } catch (error) {
      if (canRetry(error)) {
        addUnsavedAct(undo)
        return
      }
    }
    removeUnsavedAct(undo.name)
    void client.invalidateQueries()
  }
  const undo: UnsavedAct = { name: `undo ${actId}`, retry: () => void send(), form: null, isUndo: true }
  return undo
}

/**
 * Returns a function that forgets an unanswered act; what it returns undoes the act, if it may have been recorded. Undefined
 * if the act failed for another reason.
 */
export const createTakeBack = (client: QueryClient, error: unknown): UnsavedAct['takeBack'] => {
  if (!(error instanceof UnansweredError)) return undefined
  return () => {
    error.forget()
    return error.mayBeRecorded ? createUndo(client, error.actId) : undefined
  }
}
