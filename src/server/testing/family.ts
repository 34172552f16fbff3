import { randomUUID } from 'node:crypto'
import { signOut } from '#shared/auth/contract.ts'
import { listSessions } from '#shared/sessions/contract.ts'
import { deleteChild } from '#shared/children/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { invite, removeMember, revokeInvitation } from '#shared/families/contract.ts'
import { deletePasskey } from '#shared/passkeys/contract.ts'
import { listScores } from '#shared/skills/contract.ts'
import { revokeApiToken } from '#shared/tokens/contract.ts'
import { deleteWebhook } from '#shared/webhooks/contract.ts'
import { newId } from '#server/ids.ts'
import { insertSamplePasskey } from './passkeys.ts'
import type { SampleIds } from './sample-requests.ts'
import { award, redeem, recordScore, createChild, createMoment, createReward, createSkill } from './factories.ts'
import { checkIn, createHabit } from './habits.ts'
import { createWebhook } from './webhooks.ts'
import type { Member, TestApp } from './harness.ts'

/** Adds one of everything that an existing child can have, with a check-in on the day. Returns the ids by kind. */
export const createOneOfEach = async (call: Call, childId: string, day = '2026-11-17') => {
  const actGroup = randomUUID()
  const { actId } = await award(call, childId, 90, undefined, { actGroup })
  const reward = await createReward(call, childId, 30)
  const redemption = await redeem(call, reward)
  const skill = await createSkill(call, childId)
  await recordScore(call, skill.id, 4)
  const [scored] = await call(listScores, { params: { id: skill.id }, query: {} })
  const moment = await createMoment(call, childId, { content: 'Snow at last.' })
  const habit = await createHabit(call, childId)
  await checkIn(call, habit.id, day)
  return {
    child: childId,
    reward: reward.id,
    redemption: redemption.id,
    habit: habit.id,
    skill: skill.id,
    score: scored?.id ?? '',
    moment: moment.id,
    act: actId,
    group: actGroup,
  }
}

const findSessionId = async ({ database: { db } }: TestApp, userId: string) => {
  const sessions = db.selectFrom('sessions').select('id').where('user_id', '=', userId)
  return (await sessions.executeTakeFirstOrThrow()).id
}

/** Creates a family with two members, two children, and one of everything for the first. Returns both members and the ids. */
export const createFullFamily = async (app: TestApp) => {
  const ana = await app.member()
  const second = await app.member({ familyId: ana.familyId })
  const child = await createChild(ana.call, 'Mia')
  await createChild(ana.call, 'Zoe')
  const ids: SampleIds = {
    ...(await createOneOfEach(ana.call, child.id)),
    session: await findSessionId(app, ana.userId),
    passkey: await insertSamplePasskey(app, ana.userId),
    invitation: (await ana.call(invite, {})).id,
    member: second.userId,
    webhook: (await createWebhook(ana.call)).id,
    token: `unknown-${newId(app.clock.now())}`,
    apiToken: (await app.token(ana)).agentId,
  }
  return { ...ana, second, ids }
}

/** Creates a child with one of everything, a member and a session, and deletes them again. Returns their ids. */
export const createDeletedResources = async (app: TestApp, ana: Member): Promise<SampleIds> => {
  const { call, familyId, userId } = ana
  const removed = await app.member({ familyId })
  const { id } = await createChild(call, 'Ida')
  const ids = await createOneOfEach(call, id)
  await call(deleteChild, { params: { id } })
  await call(removeMember, { params: { id: removed.userId } })
  const { id: invitation } = await call(invite, {})
  await call(revokeInvitation, { params: { id: invitation } })
  const { agentId } = await app.token(ana)
  await call(revokeApiToken, { params: { id: agentId } })
  const webhook = await createWebhook(call)
  await call(deleteWebhook, { params: { id: webhook.id } })
  const other = await app.session(userId)
  const [newest] = await call(listSessions, {})
  await other.call(signOut, {})
  const passkey = await insertSamplePasskey(app, userId)
  await call(deletePasskey, { params: { id: passkey } })
  const token = `unknown-${newId(app.clock.now())}`
  return {
    ...ids,
    webhook: webhook.id,
    member: removed.userId,
    session: newest?.id ?? '',
    passkey,
    invitation,
    token,
    apiToken: agentId,
  }
}
