import { undoAct as endpoint } from '#shared/acts/contract.ts'
import { acts, type Route } from '#server/http/route.ts'
import { undoAct, type Undoers } from '#server/ledger/undo.ts'

/** Undo of any act that can be undone. */
export const actsRoutes = ({ undoers }: { undoers: Undoers }): Route[] => [
  acts(endpoint, async ({ tx, act, params }) => undoAct(tx, act, params.id, undoers)),
]
