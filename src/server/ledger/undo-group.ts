import { groupUndoStatuses, undoAct as endpoint, type GroupUndoResult } from '#shared/acts/contract.ts'
import { fillPath } from '#shared/contract/endpoint.ts'
import { canAccessChild } from '#server/child-access.ts'
import type { Db, Transact } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import { newId } from '#server/ids.ts'
import { serializeResponse } from '#server/serialize-response.ts'
import type { Act } from './act.ts'
import { runCommand, type Command } from './run-command.ts'
import { undoAct, type UndoOptions } from './undo.ts'

/** Lists the acts of a group, newest first: in the order of the ledger where two were received at once. */
const listActsInGroup = (db: Db, familyId: string, groupId: string) =>
  db
    .selectFrom('acts')
    .select(['acts.id', 'acts.child_id', 'acts.undone_at'])
    .select((act) =>
      act
        .selectFrom('activities')
        .select(({ fn, lit }) => fn.coalesce(fn.max('activities.sequence'), lit(0)).as('sequence'))
        .whereRef('activities.family_id', '=', 'acts.family_id')
        .whereRef('activities.act_id', '=', 'acts.id')
        .as('sequence'),
    )
    .where('acts.family_id', '=', familyId)
    .where('acts.group_id', '=', groupId)
    .where('acts.undoes', 'is', null)
    .orderBy('acts.created_at', 'desc')
    .orderBy('sequence', 'desc')
    .orderBy('acts.id', 'desc')
    .execute()

type ActInGroup = Awaited<ReturnType<typeof listActsInGroup>>[number]

interface UndoGroupOptions extends UndoOptions, Pick<Command, 'publish'> {
  db: Db
  transact: Transact
  /** The children that exist for the caller; null for all. */
  childIds: readonly string[] | null
}

/** Undoes one act just as a request for it alone would; returns the balance of its child. */
const undoOne = async ({ transact, publish, ...options }: UndoGroupOptions, undo: Act, actId: string) => {
  let balance: number | undefined
  await runCommand(transact, undo, {
    method: endpoint.method,
    path: fillPath(endpoint, { id: actId }),
    body: undefined,
    status: endpoint.status,
    lock: async () => undefined,
    run: async (tx) => {
      const result = await undoAct(tx, undo, actId, options)
      ;({ balance } = result.response)
      return result
    },
    publish,
    serialize: (response) => serializeResponse(endpoint, response),
  })
  return balance
}

const findStatus = (error: unknown) =>
  error instanceof AppError ? groupUndoStatuses.find((status) => status === error.code) : undefined

const undoInGroup = async (options: UndoGroupOptions, undo: Act, act: ActInGroup): Promise<GroupUndoResult> => {
  const of = { actId: act.id, childId: act.child_id }
  if (act.undone_at !== null) return { ...of, status: 'already_undone' }
  try {
    const balance = await undoOne(options, { ...undo, id: newId(undo.at) }, act.id)
    return { ...of, status: 'undone', ...(balance === undefined ? {} : { balance }) }
  } catch (error) {
    const status = findStatus(error)
    if (status === undefined) throw error
    return { ...of, status }
  }
}

/**
 * Undoes the acts of a group that stand, newest first, each in a transaction of its own and as an act of its own: those
 * undone stay so when another fails. `undo` is what all of these acts have in common.
 * @throws AppError `not_found` when the caller sees no act of the group
 */
export const undoGroup = async (
  options: UndoGroupOptions,
  undo: Act,
  groupId: string,
): Promise<{ results: GroupUndoResult[] }> => {
  const acts = (await listActsInGroup(options.db, undo.familyId, groupId)).filter((act) =>
    canAccessChild(options, act.child_id),
  )
  if (acts.length === 0) throw new AppError('not_found')
  const results: GroupUndoResult[] = []
  for (const act of acts) results.push(await undoInGroup(options, undo, act))
  return { results }
}
