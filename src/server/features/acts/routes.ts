import { undoAct as endpoint } from '#shared/acts/contract.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { commandRoute, type Route } from '#server/http/route.ts'
import { undoAct, type UndoHandlers } from '#server/ledger/undo.ts'
import { assertScope } from '#server/token-scope.ts'

const endpointsByKind = new Map(allEndpoints.flatMap((e) => e.actKinds?.map((kind) => [kind, e] as const) ?? []))

/** Returns the route that undoes an act; an API token also needs the scope that the act needed. */
export const actsRoutes = ({ undoHandlers }: { undoHandlers: UndoHandlers }): Route[] => [
  commandRoute(endpoint, async ({ tx, act, params, member }) =>
    undoAct(tx, act, params.id, {
      undoHandlers,
      assertAllowed: (kind) => assertScope(endpointsByKind.get(kind) ?? {}, member),
    }),
  ),
]
