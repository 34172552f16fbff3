import * as z from 'zod/mini'
import { undoAct } from '#shared/acts/contract.ts'
import { textLimits } from '#shared/contract/fields.ts'
import type { Call } from '#shared/contract/client.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { deleteHabit, restHabit } from '#shared/habits/contract.ts'
import { deleteMoment } from '#shared/moments/contract.ts'
import { deleteReward, listRewards } from '#shared/rewards/contract.ts'
import { deleteSkill } from '#shared/skills/contract.ts'
import { award, completeSkill, createChild, createMoment, createReward, createSkill, redeem } from './factories.ts'
import { createOneOfEach } from './family.ts'
import { checkIn, createHabit } from './habits.ts'
import type { TestApp } from './harness.ts'
import { endpointsWithUnsafeMethod, sampleRequestOf } from './sample-requests.ts'
import { sendSampleRequest } from './send-sample-request.ts'
import { createWebhook } from './webhooks.ts'

const greatestFirst = Object.values(textLimits).toSorted((a, b) => b - a)

/** Returns the text, extended to the greatest length that is valid, or undefined. URLs have no symbols. */
const extendText = (text: string, isValid: (longer: string) => boolean): string | undefined => {
  const missing = greatestFirst.map((length) => Math.max(0, length - Array.from(text).length))
  return missing.flatMap((count) => ['🐻', 'x'].map((end) => text + end.repeat(count))).find(isValid)
}

const replaceAt = (whole: object, key: string, value: unknown): object =>
  Array.isArray(whole) ? whole.with(Number(key), value) : { ...whole, [key]: value }

/** Returns a JSON value with each text in it, and each absent one, at the greatest length with which the whole is valid. */
const extendTexts = (value: unknown, isValid: (changed: unknown) => boolean): unknown => {
  if (typeof value === 'string' || value === undefined) return extendText(value ?? '', isValid) ?? value
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value).reduce<object>(
    (whole, [key, inner]) =>
      replaceAt(
        whole,
        key,
        extendTexts(inner, (changed) => isValid(replaceAt(whole, key, changed))),
      ),
    value,
  )
}

/** Returns the body of a sample with all texts that the contract has, also optional ones, at their greatest length. */
const fillBody = ({ body: schema }: Endpoint, sample: unknown): unknown => {
  if (!schema) return undefined
  const absent = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape).map((name) => [name, undefined]) : []
  const body: unknown = Array.isArray(sample) ? sample : { ...Object.fromEntries(absent), ...(sample as object) }
  return extendTexts(body, (changed) => z.safeParse(schema, changed).success)
}

const completeAndDelete = async (call: Call, childId: string) => {
  const habit = await createHabit(call, childId, { targetDays: 1 })
  await checkIn(call, habit.id, '2026-11-20')
  const skill = await createSkill(call, childId)
  await completeSkill(call, skill.id)
  const reward = await createReward(call, childId)
  const moment = await createMoment(call, childId)
  await call(deleteHabit, { params: { habitId: habit.id } })
  await call(deleteSkill, { params: { id: skill.id } })
  await call(deleteReward, { params: { id: reward.id } })
  await call(deleteMoment, { params: { id: moment.id } })
}

const redeemPresetAndUndo = async (call: Call, childId: string) => {
  await award(call, childId, 90)
  const rewards = await call(listRewards, { query: { childId } })
  const cheapest = rewards.filter(({ preset }) => preset !== null).toSorted((a, b) => a.pointsCost - b.pointsCost)[0]
  if (!cheapest) throw new Error('The child has no reward that is a preset.')
  const { actId } = await redeem(call, cheapest)
  await call(undoAct, { params: { id: actId } })
}

/** Ends a streak of two days, so that the habit remembers it. */
const breakStreak = async (call: Call, habitId: string) => {
  const rest = { from: '2026-11-18', to: '2026-11-18' }
  await call(restHabit, { params: { habitId }, body: { ...rest, rest: true } })
  await checkIn(call, habitId, '2026-11-19')
  await call(restHabit, { params: { habitId }, body: { ...rest, rest: false } })
}

/**
 * Creates a family on 2026-11-20 by every act with a sample request, its texts at their greatest length, and by undone,
 * completed and deleted things. Returns its owner and the id of a child.
 */
export const createFilledFamily = async (app: TestApp) => {
  const ana = await app.member({ name: 'Ana' })
  const { id: childId } = await createChild(ana.call)
  const { id: webhook } = await createWebhook(ana.call)
  const account = { session: '', passkey: '', invitation: '', member: '', webhook, token: '', apiToken: '' }
  const ids = { ...(await createOneOfEach(ana.call, childId)), ...account }
  await breakStreak(ana.call, ids.habit)
  await award((await app.token(ana)).call, childId)
  for (const e of endpointsWithUnsafeMethod) {
    if (!e.act || e.method === 'DELETE' || e.path === '/api/acts/{id}/undo') continue
    const sample = sampleRequestOf(e, ids)
    const response = await sendSampleRequest(ana, e, { ...sample, body: fillBody(e, sample.body) })
    if (!response.ok) throw new Error(`${e.method} ${e.path}: ${await response.text()}`)
  }
  await redeemPresetAndUndo(ana.call, childId)
  await completeAndDelete(ana.call, childId)
  return { ana, childId }
}
