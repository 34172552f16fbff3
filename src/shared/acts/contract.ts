import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { actOutcome, id } from '#shared/contract/fields.ts'

/** How long an act can be undone, in days of 24 hours by the server's clock. */
export const undoDays = 7

export const undoAct = endpoint({
  method: 'POST',
  path: '/api/acts/{id}/undo',
  summary: 'Undoes an act: reverts its points and all its other changes.',
  tag: 'acts',
  access: 'member',
  act: true,
  params: z.object({ id }),
  status: 200,
  response: z.object({ ...actOutcome, undoes: z.string() }),
})
