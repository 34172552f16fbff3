import { expect, test } from 'vitest'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { ApiError, type Call } from '#shared/contract/client.ts'
import { redeemReward } from '#shared/rewards/contract.ts'
import { newId } from '#server/ids.ts'
import { getChild, createChild, createReward } from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import {
  clientOf,
  createInstallation,
  startApp,
  type AppProcess,
  type Installation,
  type SignedInUser,
} from './app-process.ts'

const atOnce = 12

/** A request that is repeated until it is acknowledged. */
interface Pending {
  key: string
  points: number
  ask(by: Call): Promise<unknown>
  /** The response, if there was one. */
  answer?: string
}

const pendingOf = (childId: string, reward: { id: string }, n: number): Pending => {
  const key = newId(Date.now())
  if (n % 3 === 2) {
    const body = { childId, rewardId: reward.id, pointsSpent: 1 }
    return { key, points: -1, ask: (by) => by(redeemReward, { body }, { key }) }
  }
  const points = (n % 9) + 1
  const body = { childId, type: 'reward', title: `Deed ${n % 3}`, points } as const
  return { key, points, ask: (by) => by(recordBehavior, { body }, { key }) }
}

/** Sends a request and stores the response; returns false without one. */
const heard = async (pending: Pending, by: Call, wrong: string[]): Promise<boolean> => {
  try {
    const answer = JSON.stringify(await pending.ask(by))
    if (pending.answer !== undefined && pending.answer !== answer) wrong.push(`act ${pending.key} has two answers`)
    pending.answer = answer
    return true
  } catch (error) {
    if (error instanceof ApiError) wrong.push(`act ${pending.key} was refused: ${error.code}`)
    return false
  }
}

/** Sends requests until the process is killed. */
const untilKilled = async (app: AppProcess, ana: SignedInUser, next: () => Pending, wrong: string[]) => {
  const { call } = clientOf(app, ana)
  const sent: Pending[] = []
  const send = async () => {
    for (let goes = true; goes;) {
      const pending = next()
      sent.push(pending)
      goes = await heard(pending, call, wrong)
    }
  }
  const senders = Promise.all(Array.from({ length: atOnce }, send))
  await expect.poll(() => sent.length, { interval: 1, timeout: 60_000 }).toBeGreaterThan(4 * atOnce)
  await app.end('SIGKILL')
  await senders
  return sent
}

/** Repeats the requests from before the kill to the next process, each twice concurrently. */
const sendAgain = async (installation: Installation, ana: SignedInUser, sent: readonly Pending[], wrong: string[]) => {
  const app = await startApp(installation)
  const { call } = clientOf(app, ana)
  for (let n = 0; n < sent.length; n += atOnce) {
    const some = sent.slice(n, n + atOnce)
    const came = await Promise.all([...some, ...some].map((pending) => heard(pending, call, wrong)))
    if (came.includes(false)) wrong.push('a request that was sent again got no answer')
  }
  return app
}

test('a request repeated after a kill of the process has one effect', async (context) => {
  const rounds = sampleSize(2, 100)
  const installation = await createInstallation()
  const ana = await installation.member()
  let app = await startApp(installation)
  const { call } = clientOf(app, ana)
  const { id: childId } = await createChild(call)
  const reward = await createReward(call, childId, 1)
  // Enough points for every redemption.
  for (let n = 0; n < 20; n++)
    await call(recordBehavior, { body: { childId, type: 'reward', title: 'Sang', points: 100 } })
  const wrong: string[] = []
  let [balance, n, replays] = [2000, 0, 0]
  for (let round = 0; round < rounds; round++) {
    const sent = await untilKilled(app, ana, () => pendingOf(childId, reward, n++), wrong)
    app = await sendAgain(installation, ana, sent, wrong)
    replays += 2 * sent.length
    balance += sent.reduce((sum, { points }) => sum + points, 0)
    const { points } = await getChild(clientOf(app, ana).call, childId)
    if (points !== balance) wrong.push(`after ${round + 1} kills the balance is ${points}, not ${balance}`)
  }
  await app.end()
  wrong.push(...(await installation.faults()))
  reportCheck(context, {
    check: 'T6',
    what: 'requests that were sent again after a kill',
    count: replays,
    wrong: wrong.length,
  })
  expect(wrong).toEqual([])
})
