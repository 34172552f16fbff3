import { undoAct as endpoint } from '#shared/acts/contract.ts'
import { commandRoute, type Route } from '#server/http/route.ts'
import { undoAct, type UndoHandlers } from '#server/ledger/undo.ts'

/** Returns the route that undoes an act. */
export const actsRoutes = ({ undoHandlers }: { undoHandlers: UndoHandlers }): Route[] => [
  commandRoute(endpoint, async ({ tx, act, params }) => undoAct(tx, act, params.id, undoHandlers)),
]
