import * as z from 'zod/mini'
import { listActivities, type Activity } from '#shared/activities/contract.ts'
import { addChild, listChildren, type Child } from '#shared/children/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { addMoment } from '#shared/moments/contract.ts'
import { addReward, redeemReward, type Reward } from '#shared/rewards/contract.ts'
import { addSkill, editSkill, type Skill } from '#shared/skills/contract.ts'
import { ApiError, type Call, type CallOptions } from '#shared/contract/client.ts'
import { problemDocument, type Problem } from '#shared/contract/problem.ts'
import type { Database } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'
import { computeSessionExpiry } from '#server/http/session.ts'
import { toIso, newId } from '#server/ids.ts'
import { createFamily } from '#server/features/families/create-family.ts'
import { hashToken } from '#server/tokens.ts'

const insertSessionRow = (tx: Tx, userId: string, token: string, now: number) => {
  const at = toIso(now)
  const session = {
    user_id: userId,
    token_hash: hashToken(token),
    expires_at: computeSessionExpiry(now),
    authenticated_at: at,
    created_at: at,
    updated_at: at,
  }
  return tx
    .insertInto('sessions')
    .values({ id: newId(now), ...session })
    .execute()
}

/** Inserts a session of a user; returns its token. */
export const insertSession = async ({ transact }: Database, userId: string, now: number): Promise<string> => {
  const token = newId(now)
  await transact((tx) => insertSessionRow(tx, userId, token, now))
  return token
}

/** Inserts a user with a session, in a new family or in the given one; returns the ids and the session's token. */
export const insertMemberWithSession = async (
  { transact }: Database,
  options: { name?: string; timeZone?: string; familyId?: string },
  now: number,
): Promise<{ userId: string; familyId: string; token: string }> => {
  const userId = newId(now)
  const token = newId(now)
  const at = toIso(now)
  const name = options.name ?? 'Ana'
  return transact(async (tx) => {
    await tx
      .insertInto('users')
      .values({
        id: userId,
        name,
        email: `${userId}@example.org`,
        language: 'en',
        created_at: at,
        updated_at: at,
      })
      .execute()
    await insertSessionRow(tx, userId, token, now)
    if (options.familyId === undefined) {
      const familyId = await createFamily(tx, { name, timeZone: options.timeZone ?? 'UTC', owner: userId }, now)
      return { userId, familyId, token }
    }
    await tx
      .insertInto('members')
      .values({ family_id: options.familyId, user_id: userId, role: 'caregiver', created_at: at })
      .execute()
    return { userId, familyId: options.familyId, token }
  })
}

/** Adds a child through the API. */
export const createChild = (call: Call, name = 'Mia'): Promise<Child> => call(addChild, { body: { name } })

/** Awards points through the API. */
export const award = (call: Call, childId: string, points = 10, title = 'Fed the cat', options?: CallOptions) =>
  call(recordBehavior, { body: { childId, type: 'reward', title, points } }, options)

/** Deducts points through the API. */
export const deduct = (call: Call, childId: string, points = 3, title = 'Pulled the cat') =>
  call(recordBehavior, { body: { childId, type: 'punishment', title, points: -points } })

/** Adds a reward that is no preset through the API. */
export const createReward = (call: Call, childId: string, pointsCost = 30, title = 'Zoo'): Promise<Reward> =>
  call(addReward, { body: { childId, title, pointsCost, category: 'outing' } })

/** Redeems a reward at its price through the API; `key` is the idempotency key. */
export const redeem = (call: Call, { childId, id, pointsCost }: Reward, key?: string) =>
  call(
    redeemReward,
    { body: { childId, rewardId: id, pointsSpent: pointsCost } },
    key === undefined ? undefined : { key },
  )

/** Adds a challenge through the API; without a target unless one is given. */
export const createSkill = (
  call: Call,
  childId: string,
  fields: { title?: string; points?: number; targetValue?: number; targetUnit?: string } = {},
): Promise<Skill> => call(addSkill, { body: { childId, title: 'Jump rope', difficulty: 'medium', ...fields } })

/** Records a score of a challenge through the API; `key` is the idempotency key. */
export const recordScore = (call: Call, id: string, currentBest: number, key?: string) =>
  call(editSkill, { params: { id }, body: { currentBest } }, key === undefined ? undefined : { key })

/** Completes a challenge without a score through the API; `key` is the idempotency key. */
export const completeSkill = (call: Call, id: string, key?: string) =>
  call(editSkill, { params: { id }, body: { isCompleted: true } }, key === undefined ? undefined : { key })

/** Adds a moment through the API. */
export const createMoment = (
  call: Call,
  childId: string,
  fields: { content?: string; date?: string } = {},
  options?: CallOptions,
) => call(addMoment, { body: { childId, weather: 'sunny', mood: 'proud', ...fields } }, options)

/** Returns the child from the list of children. */
export const getChild = async (call: Call, id: string): Promise<Child> => {
  const child = (await call(listChildren, {})).find((one) => one.id === id)
  if (!child) throw new Error('The family has no such child.')
  return child
}

/** Returns the newest activities of a child, at most 200. */
export const listNewestActivities = (call: Call, childId: string): Promise<Activity[]> =>
  call(listActivities, { params: { childId }, query: { limit: '200' } })

/** Returns the problem document of a response without its request id. */
export const readProblem = async (response: Response): Promise<Problem> => {
  const problem = z.parse(problemDocument, await response.json())
  delete problem.requestId
  return problem
}

/** Waits for a request and returns `done` or its status and code. */
export const describeOutcome = async (request: Promise<unknown>): Promise<string> => {
  try {
    await request
    return 'done'
  } catch (error) {
    return error instanceof ApiError ? `${error.status} ${error.code}` : String(error)
  }
}

/** Waits for concurrent requests and returns `done` or the status and code of each. */
export const describeOutcomes = (requests: readonly Promise<unknown>[]): Promise<string[]> =>
  Promise.all(requests.map(describeOutcome))
