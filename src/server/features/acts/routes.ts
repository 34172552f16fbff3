import { undoAct as endpoint, undoActGroup } from '#shared/acts/contract.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { dayIn } from '#shared/time/day.ts'
import type { Db, Transact } from '#server/db/transaction.ts'
import { newId, toIso } from '#server/ids.ts'
import { commandRoute, routeWithoutTransaction, type Route } from '#server/http/route.ts'
import type { Member } from '#server/http/session.ts'
import type { Act } from '#server/ledger/act.ts'
import type { Command } from '#server/ledger/run-command.ts'
import { undoGroup } from '#server/ledger/undo-group.ts'
import { undoAct, type UndoHandlers } from '#server/ledger/undo.ts'
import { assertScope } from '#server/token-scope.ts'

const endpointsByKind = new Map(allEndpoints.flatMap((e) => e.actKinds?.map((kind) => [kind, e] as const) ?? []))

interface ActsServices extends Pick<Command, 'publish'> {
  db: Db
  transact: Transact
  undoHandlers: UndoHandlers
}

const createUndo = ({ familyId, userId, via, timeZone }: Member, now: number): Act => {
  const at = toIso(now)
  return { id: newId(now), familyId, userId, via, at, happenedAt: at, day: dayIn(now, timeZone), groupId: null }
}

/** Returns the routes that undo an act, and those of a group; an API token also needs the scope that the act needed. */
export const actsRoutes = ({ undoHandlers, ...services }: ActsServices): Route[] => {
  const optionsOf = (member: Member) => ({
    undoHandlers,
    assertAllowed: (kind: Parameters<typeof endpointsByKind.get>[0]) =>
      assertScope(endpointsByKind.get(kind) ?? {}, member),
  })
  return [
    commandRoute(endpoint, async ({ tx, act, params, member }) => undoAct(tx, act, params.id, optionsOf(member))),
    routeWithoutTransaction(undoActGroup, async ({ params, member, now }) => {
      const { childIds } = member
      return undoGroup({ ...services, ...optionsOf(member), childIds }, createUndo(member, now), params.id)
    }),
  ]
}
