import { defaultQuickList } from '#shared/behaviors/rules.ts'
import { addChild, type childChanges, deleteChild, editChild, listChildren } from '#shared/children/contract.ts'
import { childLimits } from '#shared/children/rules.ts'
import { dayIn } from '#shared/time/day.ts'
import type * as z from 'zod/mini'
import { AppError, orNotFound } from '#server/errors.ts'
import { commandRoute, queryRoute, type Route } from '#server/http/route.ts'
import { eraseStoredResponse } from '#server/ledger/run-command.ts'
import { newId } from '#server/ids.ts'
import { lockChild } from '#server/ledger/child-lock.ts'
import { seedRewards } from '#server/ledger/seed-rewards.ts'
import { lockFamily } from '#server/membership/family.ts'
import {
  childById,
  childrenOf,
  countChildren,
  insertChild,
  removeChild,
  updateChild,
  type ChildFields,
} from './store.ts'

const fieldsOf = ({ avatarUrl, ...rest }: z.output<typeof childChanges>): ChildFields => {
  const given = { ...rest, avatar: avatarUrl }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

const refuseFutureBirthday = (birthday: string | null | undefined, now: number, timeZone: string) => {
  if (!birthday || birthday <= dayIn(now, timeZone)) return
  throw new AppError('invalid_input', {
    errors: [{ path: 'birthday', code: 'future_day', message: 'This day has not come yet.' }],
  })
}

// This act outlives its child, so that a late retry does not add it again.
const childAdded = (childId: string) => ({ kind: 'child_added', childId: null, data: { childId } })

/** Children: list, add, edit, delete. */
export const childrenRoutes = (): Route[] => [
  queryRoute(listChildren, async ({ db, member }) => childrenOf(db, member.familyId)),

  commandRoute(addChild, async ({ tx, act, body, member, now }) => {
    refuseFutureBirthday(body.birthday, now, member.timeZone)
    await lockFamily(tx, act.familyId)
    if ((await countChildren(tx, act.familyId)) >= childLimits.children) throw new AppError('too_many_children')
    const id = newId(now)
    const { name } = body
    await insertChild(tx, act.familyId, { ...fieldsOf(body), name, id, quickList: defaultQuickList, createdAt: act.at })
    await seedRewards(tx, act, id)
    return { response: orNotFound(await childById(tx, act.familyId, id)), effect: childAdded(id) }
  }),

  commandRoute(editChild, async ({ tx, act, params, body, member, now }) => {
    refuseFutureBirthday(body.birthday, now, member.timeZone)
    await lockChild(tx, act.familyId, params.id)
    await updateChild(tx, act.familyId, params.id, fieldsOf(body))
    return {
      response: orNotFound(await childById(tx, act.familyId, params.id)),
      effect: { kind: null, childId: params.id },
    }
  }),

  commandRoute(deleteChild, async ({ tx, act, params }) => {
    await lockFamily(tx, act.familyId)
    const { createdAt } = orNotFound(await childById(tx, act.familyId, params.id))
    if ((await countChildren(tx, act.familyId)) === 1) throw new AppError('last_child')
    await eraseStoredResponse(tx, act.familyId, createdAt, childAdded(params.id))
    await removeChild(tx, act.familyId, params.id)
    return { response: undefined, effect: null }
  }),
]
