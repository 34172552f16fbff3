import { expect, test } from 'vitest'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { ApiError, type Call } from '#shared/contract/client.ts'
import { redeemReward } from '#shared/rewards/contract.ts'
import { newId } from '#server/ids.ts'
import { getChild, createChild, createReward } from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import {
  createUserClient,
  createInstallation,
  startApp,
  type AppProcess,
  type Installation,
  type SignedInUser,
} from './app-process.ts'

const concurrency = 12

/** A request that is repeated until it is acknowledged. */
interface RepeatedRequest {
  key: string
  points: number
  send(by: Call): Promise<unknown>
  /** The response, if there was one. */
  response?: string
}

const createRequest = (childId: string, reward: { id: string }, n: number): RepeatedRequest => {
  const key = newId(Date.now())
  if (n % 3 === 2) {
    const body = { childId, rewardId: reward.id, pointsSpent: 1 }
    return { key, points: -1, send: (by) => by(redeemReward, { body }, { key }) }
  }
  const points = (n % 9) + 1
  const body = { childId, type: 'reward', title: `Deed ${n % 3}`, points } as const
  return { key, points, send: (by) => by(recordBehavior, { body }, { key }) }
}

/** Sends a request and stores the response; returns false without one. */
const sendAndRecord = async (request: RepeatedRequest, by: Call, wrong: string[]): Promise<boolean> => {
  try {
    const response = JSON.stringify(await request.send(by))
    if (request.response !== undefined && request.response !== response)
      wrong.push(`act ${request.key} has two responses`)
    request.response = response
    return true
  } catch (error) {
    if (error instanceof ApiError) wrong.push(`act ${request.key} was rejected: ${error.code}`)
    return false
  }
}

/** Sends requests until the process is killed. */
const sendUntilKilled = async (app: AppProcess, ana: SignedInUser, next: () => RepeatedRequest, wrong: string[]) => {
  const { call } = createUserClient(app, ana)
  const sent: RepeatedRequest[] = []
  const send = async () => {
    for (let isAlive = true; isAlive;) {
      const request = next()
      sent.push(request)
      isAlive = await sendAndRecord(request, call, wrong)
    }
  }
  const senders = Promise.all(Array.from({ length: concurrency }, send))
  await expect.poll(() => sent.length, { interval: 1, timeout: 60_000 }).toBeGreaterThan(4 * concurrency)
  await app.end('SIGKILL')
  await senders
  return sent
}

/** Repeats the requests from before the kill to the next process, each twice concurrently. */
const repeatRequests = async (
  installation: Installation,
  ana: SignedInUser,
  sent: readonly RepeatedRequest[],
  wrong: string[],
) => {
  const app = await startApp(installation)
  const { call } = createUserClient(app, ana)
  for (let n = 0; n < sent.length; n += concurrency) {
    const batch = sent.slice(n, n + concurrency)
    const acknowledged = await Promise.all([...batch, ...batch].map((request) => sendAndRecord(request, call, wrong)))
    if (acknowledged.includes(false)) wrong.push('a request that was sent again got no response')
  }
  return app
}

test('a request repeated after a kill of the process has one effect', async (context) => {
  const rounds = sampleSize(2, 100)
  const installation = await createInstallation()
  const ana = await installation.member()
  let app = await startApp(installation)
  const { call } = createUserClient(app, ana)
  const { id: childId } = await createChild(call)
  const reward = await createReward(call, childId, 1)
  // Enough points for every redemption.
  for (let n = 0; n < 20; n++)
    await call(recordBehavior, { body: { childId, type: 'reward', title: 'Sang', points: 100 } })
  const wrong: string[] = []
  let [balance, n, replays] = [2000, 0, 0]
  for (let round = 0; round < rounds; round++) {
    const sent = await sendUntilKilled(app, ana, () => createRequest(childId, reward, n++), wrong)
    app = await repeatRequests(installation, ana, sent, wrong)
    replays += 2 * sent.length
    balance += sent.reduce((sum, { points }) => sum + points, 0)
    const { points } = await getChild(createUserClient(app, ana).call, childId)
    if (points !== balance) wrong.push(`after ${round + 1} kills the balance is ${points}, not ${balance}`)
  }
  await app.end()
  wrong.push(...(await installation.findDataFaults()))
  reportCheck(context, {
    check: 'T6',
    what: 'requests that were sent again after a kill',
    count: replays,
    wrong: wrong.length,
  })
  expect(wrong).toEqual([])
})
