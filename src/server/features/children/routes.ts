import { defaultQuickList } from '#shared/behaviors/rules.ts'
import * as contract from '#shared/children/contract.ts'
import { childLimits, findAmbiguousName } from '#shared/children/rules.ts'
import type { Tx } from '#server/db/transaction.ts'
import { canAccessChild } from '#server/child-access.ts'
import { AppError, createInvalidFieldError, orNotFound } from '#server/errors.ts'
import { commandRoute, queryRoute, type Route } from '#server/http/route.ts'
import { newId } from '#server/ids.ts'
import type { Act } from '#server/ledger/act.ts'
import { lockChild } from '#server/ledger/child-lock.ts'
import { eraseStoredResponse } from '#server/ledger/run-command.ts'
import { insertPresetRewards } from '#server/ledger/insert-preset-rewards.ts'
import { lockFamily } from '#server/ledger/membership-locks.ts'
import {
  countChildren,
  deleteChild,
  findChild,
  insertChild,
  listChildren,
  listOtherNames,
  updateChild,
} from './store.ts'

/** @throws AppError `invalid_input` when the birthday has not come yet on the family's day of the act. */
const assertPastBirthday = (birthday: string | null | undefined, { day }: Act) => {
  if (birthday && birthday > day) {
    throw createInvalidFieldError('birthday', 'future_day', 'This day has not come yet.')
  }
}

/**
 * Checks that a child cannot be taken for another one of the family, which is locked.
 * @throws AppError `invalid_input`
 */
const assertUnambiguous = async (tx: Tx, { familyId }: Act, child: contract.Child) => {
  const field = findAmbiguousName(
    { name: child.name, aliases: child.aliases ?? [] },
    await listOtherNames(tx, familyId, child.id),
  )
  if (field) throw createInvalidFieldError(field, 'alias_taken', 'Another child of the family is called this.')
}

// This act outlives its child, so that a late retry does not add it again.
const createChildAddedEffect = (childId: string) => ({ kind: 'child_added', childId: null, data: { childId } }) as const

export const childrenRoutes = (): Route[] => [
  queryRoute(contract.listChildren, async ({ db, member }) => {
    const children = await listChildren(db, member.familyId)
    return children.filter(({ id }) => canAccessChild(member, id))
  }),

  commandRoute(contract.addChild, async ({ tx, act, body, now }) => {
    assertPastBirthday(body.birthday, act)
    await lockFamily(tx, act.familyId)
    if ((await countChildren(tx, act.familyId)) >= childLimits.children) throw new AppError('too_many_children')
    const fields = { ...body, id: newId(now), createdAt: act.at, quickList: defaultQuickList }
    const child = await insertChild(tx, act.familyId, fields)
    await assertUnambiguous(tx, act, child)
    await insertPresetRewards(tx, act, child.id)
    return { response: child, effect: createChildAddedEffect(child.id) }
  }),

  commandRoute(contract.editChild, async ({ tx, act, params, body }) => {
    assertPastBirthday(body.birthday, act)
    const isRenamed = body.name !== undefined || body.aliases !== undefined
    if (isRenamed) await lockFamily(tx, act.familyId)
    await lockChild(tx, act.familyId, params.id)
    const child = orNotFound(await updateChild(tx, act.familyId, params.id, body))
    if (isRenamed) await assertUnambiguous(tx, act, child)
    return { response: child, effect: { kind: null, childId: child.id } }
  }),

  commandRoute(contract.deleteChild, async ({ tx, act, params }) => {
    await lockFamily(tx, act.familyId)
    const { createdAt } = orNotFound(await findChild(tx, act.familyId, params.id))
    if ((await countChildren(tx, act.familyId)) === 1) throw new AppError('last_child')
    await eraseStoredResponse(tx, act.familyId, createdAt, createChildAddedEffect(params.id))
    await deleteChild(tx, act.familyId, params.id)
    return { response: undefined, effect: null }
  }),
]
