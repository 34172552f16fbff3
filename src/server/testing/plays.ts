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
import * as book from './model.ts'
import { codeOf, tell, type Play } from './telling.ts'

const gone = (kid: book.Kid) => (kid.gone ? 'not_found' : null)
// Few, so that the same tile is often met again.
const titles = ['Fed the cat', 'Sang', 'Swept']
const amounts = [5, 20, 60]

const award: Play = async (step) => {
  const kid = step.pick(step.model.kids)
  const title = step.pick(titles)
  if (!kid || title === undefined) return
  const points = step.pick(amounts) ?? 5
  const body = { childId: kid.id, type: 'reward' as const, title, points }
  const write = (_: unknown, key: string) =>
    ({ what: 'behavior', tile: book.behave(kid, key, points, { title, points }) }) as const
  await tell(step, recordBehavior, { body }, { kid, refusal: gone(kid), write })
}

const gift: Play = async (step) => {
  const kid = step.pick(step.model.kids)
  if (!kid) return
  const body = { childId: kid.id, type: 'reward', title: 'Gift', points: 50, preset: 'gift_50' } as const
  const write = (_: unknown, key: string) => ({ what: 'behavior', tile: book.behave(kid, key, 50, null) }) as const
  await tell(step, recordBehavior, { body }, { kid, refusal: gone(kid), write })
}

const deduct: Play = async (step) => {
  const kid = step.pick(step.model.kids)
  if (!kid) return
  const points = -((step.n % 100) + 1)
  const body = { childId: kid.id, type: 'punishment' as const, title: 'Hit', points }
  const write = (_: unknown, key: string) => ({ what: 'behavior', tile: book.behave(kid, key, points, null) }) as const
  await tell(step, recordBehavior, { body }, { kid, refusal: gone(kid), write })
}

const undo: Play = async (step) => {
  const { model, family } = step
  const deed = step.pick(model.deeds.slice(-12))
  if (!deed) return
  const refusal = book.undoRefusal(model, deed, family.app.clock.now())
  const write = (_: unknown, key: string) => {
    book.undo(model, deed, key)
    return { what: 'undo' } as const
  }
  await tell(step, undoAct, { params: { id: deed.key } }, { kid: deed.kid, refusal, write })
}

const redeem: Play = async (step) => {
  const { model, pick, n } = step
  const wish = pick(model.wishes)
  const kid = n % 9 === 0 ? pick(model.kids) : wish?.kid
  if (!wish || !kid) return
  const sent = n % 7 === 0 ? wish.cost + 1 : wish.cost
  const refusal = book.redeemRefusal(kid, wish, sent)
  const write = ({ id }: { id: string }, key: string) => {
    kid.lines.push({ act: key, points: -wish.cost, undoes: null })
    model.promises.push({ id, act: key, kid, given: false, returned: false })
    return { what: 'redeem' } as const
  }
  const body = { childId: kid.id, rewardId: wish.id, pointsSpent: sent }
  await tell(step, redeemReward, { body }, { kid, refusal, write })
}

const give: Play = async (step) => {
  const promise = step.pick(step.model.promises)
  if (!promise) return
  const { kid, given, returned } = promise
  const refusal = gone(kid) ?? (returned ? 'redemption_returned' : given ? 'already_given' : null)
  const write = () => void (promise.given = true)
  await tell(step, giveRedemption, { params: { id: promise.id } }, { kid, refusal, write })
}

const wish: Play = async (step) => {
  const kid = step.pick(step.model.kids)
  if (!kid) return
  const cost = (step.n % 40) + 1
  const body = { childId: kid.id, title: 'Zoo', pointsCost: cost, category: 'outing' as const }
  const write = ({ id }: { id: string }) => void step.model.wishes.push({ id, kid, cost, deleted: false })
  await tell(step, addReward, { body }, { kid, refusal: gone(kid), write })
}

const reprice: Play = async (step) => {
  const one = step.pick(step.model.wishes)
  if (!one) return
  const pointsCost = (step.n % 90) + 1
  const refusal = one.deleted ? 'not_found' : gone(one.kid)
  const given = { params: { id: one.id }, body: { pointsCost } }
  await tell(step, editReward, given, { kid: one.kid, refusal, write: () => void (one.cost = pointsCost) })
}

const unwish: Play = async (step) => {
  const one = step.pick(step.model.wishes)
  if (!one) return
  const refusal = one.deleted ? 'not_found' : gone(one.kid)
  const write = () => {
    one.deleted = true
    return { what: 'reward_deleted', wish: one } as const
  }
  await tell(step, deleteReward, { params: { id: one.id } }, { kid: one.kid, refusal, write })
}

const welcome: Play = async (step) => {
  const { model, by, n } = step
  const name = `Child ${n % 100}`
  const write = async ({ id }: { id: string }) => {
    book.newKid(model, id, name, await by(listRewards, { query: { childId: id } }))
  }
  await tell(step, addChild, { body: { name } }, { write })
}

const rename: Play = async (step) => {
  const kid = step.pick(step.model.kids)
  if (!kid) return
  const name = `Child ${step.n % 100}`
  const given = { params: { id: kid.id }, body: { name } }
  await tell(step, editChild, given, { kid, refusal: gone(kid), write: () => void (kid.name = name) })
}

const farewell: Play = async (step) => {
  const { kids } = step.model
  const kid = step.pick(kids)
  if (!kid || step.n % 3 !== 0) return
  const refusal = gone(kid) ?? (kids.filter((one) => !one.gone).length === 1 ? 'last_child' : null)
  await tell(step, deleteChild, { params: { id: kid.id } }, { kid: null, refusal, write: () => void (kid.gone = true) })
}

const arrange: Play = async (step) => {
  const kid = step.pick(step.model.kids)
  if (!kid) return
  const tile: QuickEntry = { title: step.pick(titles) ?? 'Sang', points: step.pick(amounts) ?? 5 }
  const list = [tile, ...[...kid.quick, ...defaultQuickList].slice(step.n % 5)].slice(0, step.n % 8)
  const body = [...new Map(list.map((one) => [JSON.stringify(one), one])).values()]
  const params = { childId: kid.id }
  await tell(step, putQuickList, { params, body }, { kid, refusal: gone(kid), write: () => void (kid.quick = body) })
  if (!kid.gone) expect(await step.by(getQuickList, { params })).toEqual(kid.quick)
}

/** The same request under the same key, from whoever: one effect, the same answer. */
const again: Play = async ({ family, by, pick }) => {
  const before = pick(family.sent)
  if (!before) return
  if (before.deed.kid?.gone) expect(await codeOf(before.again(by))).toBe('not_found')
  else if (before.erasedWith?.gone) expect(await codeOf(before.again(by))).toBe('key_expired')
  else expect(await before.again(by)).toEqual(before.answer)
}

const jumps = [0.00001, 0.01, 0.4, 1, 2, 4, 8, -0.1, -2]

// Nobody's session runs out: whoever does nothing for 30 days is signed out.
const wait: Play = async ({ family, pick }) => {
  const days = pick(jumps) ?? 0
  if (family.waited + days > 25) return
  family.waited += days
  family.app.clock.forward({ days })
}

/** Everything a step can be. */
export const plays = {
  award,
  gift,
  deduct,
  undo,
  redeem,
  give,
  wish,
  reprice,
  unwish,
  welcome,
  rename,
  farewell,
  arrange,
  again,
  wait,
}
