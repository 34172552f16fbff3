import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { actAndBalance, idParams } from '#shared/contract/fields.ts'

/** How long an act can be undone, in days of 24 hours by the server's clock. */
export const undoDays = 7

export const undoAct = endpoint('POST', '/api/acts/{id}/undo', {
  summary:
    'Undoes an act: reverts its points and all its other changes. A token also needs the scope that the act needed.',
  scope: 'record',
  resource: 'acts',
  act: true,
  actKinds: ['undo'],
  params: idParams,
  response: z.object({ ...actAndBalance, undoes: z.string() }),
})

/** What the undo of a group did with an act: `undone` now, or why not; the codes are those of the undo of one act. */
export const groupUndoStatuses = [
  'undone',
  'already_undone',
  'not_undoable',
  'undo_expired',
  'undo_newer_first',
  'redemption_returned',
  'insufficient_scope',
  'not_found',
] as const

const groupUndoResult = z.object({
  actId: z.string(),
  /** The child that the act belongs to; null when it belongs to none. */
  childId: z.nullable(z.string()),
  status: z.enum(groupUndoStatuses),
  /** The points of the child after it; absent when nothing was undone. */
  balance: z.optional(z.number()),
})

export type GroupUndoResult = z.output<typeof groupUndoResult>

export const undoActGroup = endpoint('POST', '/api/act-groups/{id}/undo', {
  summary:
    'Undoes the acts that were sent with this Act-Group, newest first, each on its own: some may fail while others are undone. Repeated, it undoes what still stands. A token also needs the scopes that the acts needed.',
  scope: 'record',
  resource: 'act-groups',
  params: idParams,
  response: z.object({ results: z.array(groupUndoResult) }),
})
