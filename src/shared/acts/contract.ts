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
