import { expect } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { getQuickList, putQuickList, recordBehavior } from '#shared/behaviors/contract.ts'
import { defaultQuickList, type QuickEntry } from '#shared/behaviors/rules.ts'
import { addChild, deleteChild, editChild } from '#shared/children/contract.ts'
import {
  addReward,
  deleteReward,
  editReward,
  giveRedemption,
  listRewards,
  redeemReward,
} from '#shared/rewards/contract.ts'
import * as ledgerModel from './ledger-model.ts'
import { collectErrorCode, sendAndCompare, type RunStep } from './send-and-compare.ts'

const findDeletedError = (child: ledgerModel.ModelChild) => (child.gone ? 'not_found' : null)
// Few, so that the same quick entry occurs often.
const behaviorTitles = ['Fed the cat', 'Sang', 'Swept']
const pointAmounts = [5, 20, 60]

const award: RunStep = async (step) => {
  const child = step.pick(step.model.children)
  const title = step.pick(behaviorTitles)
  if (!child || title === undefined) return
  const points = step.pick(pointAmounts) ?? 5
  const body = { childId: child.id, type: 'reward' as const, title, points }
  const apply = (_: unknown, key: string) =>
    ({ type: 'behavior', quickEntry: ledgerModel.recordModelBehavior(child, key, points, { title, points }) }) as const
  await sendAndCompare(step, recordBehavior, { body }, { child, error: findDeletedError(child), apply })
}

const awardGift: RunStep = async (step) => {
  const child = step.pick(step.model.children)
  if (!child) return
  const body = { childId: child.id, type: 'reward', title: 'Gift', points: 50, preset: 'gift_50' } as const
  const apply = (_: unknown, key: string) =>
    ({ type: 'behavior', quickEntry: ledgerModel.recordModelBehavior(child, key, 50, null) }) as const
  await sendAndCompare(step, recordBehavior, { body }, { child, error: findDeletedError(child), apply })
}

const deduct: RunStep = async (step) => {
  const child = step.pick(step.model.children)
  if (!child) return
  const points = -((step.n % 100) + 1)
  const body = { childId: child.id, type: 'punishment' as const, title: 'Hit', points }
  const apply = (_: unknown, key: string) =>
    ({ type: 'behavior', quickEntry: ledgerModel.recordModelBehavior(child, key, points, null) }) as const
  await sendAndCompare(step, recordBehavior, { body }, { child, error: findDeletedError(child), apply })
}

const undo: RunStep = async (step) => {
  const { model, family } = step
  const act = step.pick(model.acts.slice(-12))
  if (!act) return
  const error = ledgerModel.findUndoError(model, act, family.app.clock.now())
  const apply = (_: unknown, key: string) => {
    ledgerModel.undoModelAct(model, act, key)
    return { type: 'undo' } as const
  }
  await sendAndCompare(step, undoAct, { params: { id: act.key } }, { child: act.child, error, apply })
}

const redeem: RunStep = async (step) => {
  const { model, pick, n } = step
  const reward = pick(model.rewards)
  const child = n % 9 === 0 ? pick(model.children) : reward?.child
  if (!reward || !child) return
  const pointsSpent = n % 7 === 0 ? reward.cost + 1 : reward.cost
  const error = ledgerModel.findRedeemError(child, reward, pointsSpent)
  const apply = ({ id }: { id: string }, key: string) => {
    child.activities.push({ actKey: key, points: -reward.cost, undoes: null })
    model.redemptions.push({ id, actKey: key, child, given: false, returned: false })
    return { type: 'redeem' } as const
  }
  const body = { childId: child.id, rewardId: reward.id, pointsSpent }
  await sendAndCompare(step, redeemReward, { body }, { child, error, apply })
}

const markGiven: RunStep = async (step) => {
  const redemption = step.pick(step.model.redemptions)
  if (!redemption) return
  const { child, given, returned } = redemption
  const error = findDeletedError(child) ?? (returned ? 'redemption_returned' : given ? 'already_given' : null)
  const apply = () => {
    redemption.given = true
    return { type: 'redemption_given', given: redemption } as const
  }
  await sendAndCompare(step, giveRedemption, { params: { id: redemption.id } }, { child, error, apply })
}

const createReward: RunStep = async (step) => {
  const child = step.pick(step.model.children)
  if (!child) return
  const cost = (step.n % 40) + 1
  const body = { childId: child.id, title: 'Zoo', pointsCost: cost, category: 'outing' as const }
  const apply = ({ id }: { id: string }) => void step.model.rewards.push({ id, child, cost, deleted: false })
  await sendAndCompare(step, addReward, { body }, { child, error: findDeletedError(child), apply })
}

const repriceReward: RunStep = async (step) => {
  const one = step.pick(step.model.rewards)
  if (!one) return
  const pointsCost = (step.n % 90) + 1
  const error = one.deleted ? 'not_found' : findDeletedError(one.child)
  const input = { params: { id: one.id }, body: { pointsCost } }
  await sendAndCompare(step, editReward, input, { child: one.child, error, apply: () => void (one.cost = pointsCost) })
}

const removeReward: RunStep = async (step) => {
  const one = step.pick(step.model.rewards)
  if (!one) return
  const error = one.deleted ? 'not_found' : findDeletedError(one.child)
  const apply = () => {
    one.deleted = true
    return { type: 'reward_deleted', reward: one } as const
  }
  await sendAndCompare(step, deleteReward, { params: { id: one.id } }, { child: one.child, error, apply })
}

const createChild: RunStep = async (step) => {
  const { model, by, n } = step
  const name = `Child ${n % 100}`
  const apply = async ({ id }: { id: string }) => {
    ledgerModel.addModelChild(model, id, name, await by(listRewards, { query: { childId: id } }))
  }
  await sendAndCompare(step, addChild, { body: { name } }, { apply })
}

const renameChild: RunStep = async (step) => {
  const child = step.pick(step.model.children)
  if (!child) return
  const name = `Child ${step.n % 100}`
  const input = { params: { id: child.id }, body: { name } }
  await sendAndCompare(step, editChild, input, {
    child,
    error: findDeletedError(child),
    apply: () => void (child.name = name),
  })
}

const removeChild: RunStep = async (step) => {
  const { children } = step.model
  const child = step.pick(children)
  if (!child || step.n % 3 !== 0) return
  const error = findDeletedError(child) ?? (children.filter((one) => !one.gone).length === 1 ? 'last_child' : null)
  await sendAndCompare(
    step,
    deleteChild,
    { params: { id: child.id } },
    { child: null, error, apply: () => void (child.gone = true) },
  )
}

const replaceQuickList: RunStep = async (step) => {
  const child = step.pick(step.model.children)
  if (!child) return
  const entry: QuickEntry = { title: step.pick(behaviorTitles) ?? 'Sang', points: step.pick(pointAmounts) ?? 5 }
  const list = [entry, ...[...child.quick, ...defaultQuickList].slice(step.n % 5)].slice(0, step.n % 8)
  const body = [...new Map(list.map((one) => [JSON.stringify(one), one])).values()]
  const params = { childId: child.id }
  await sendAndCompare(
    step,
    putQuickList,
    { params, body },
    { child, error: findDeletedError(child), apply: () => void (child.quick = body) },
  )
  if (!child.gone) expect(await step.by(getQuickList, { params })).toEqual(child.quick)
}

/** Repeats an earlier request under its key, by any member; expects the same response, or an error if its child is deleted. */
const repeatRequest: RunStep = async ({ family, by, pick }) => {
  const earlier = pick(family.sent)
  if (!earlier) return
  if (earlier.act.child?.gone) expect(await collectErrorCode(earlier.repeat(by))).toBe('not_found')
  else if (earlier.erasedWith?.gone) expect(await collectErrorCode(earlier.repeat(by))).toBe('key_expired')
  else expect(await earlier.repeat(by)).toEqual(earlier.response)
}

const dayJumps = [0.00001, 0.01, 0.4, 1, 2, 4, 8, -0.1, -2]

// Less than the 30 days after which an idle session ends.
const moveClock: RunStep = async ({ family, pick }) => {
  const days = pick(dayJumps) ?? 0
  if (family.waitedDays + days > 25) return
  family.waitedDays += days
  family.app.clock.forward({ days })
}

/** The steps of random histories, by name. */
export const ledgerSteps = {
  award,
  awardGift,
  deduct,
  undo,
  redeem,
  markGiven,
  createReward,
  repriceReward,
  removeReward,
  createChild,
  renameChild,
  removeChild,
  replaceQuickList,
  repeatRequest,
  moveClock,
}
