import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { listActivities } from '#shared/activities/contract.ts'
import { deleteUser, getUser } from '#shared/auth/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { acceptInvitation, removeMember } from '#shared/families/contract.ts'
import { exportSecurityLog, listSecurityEvents } from '#shared/security/contract.ts'
import { listSkills, editSkill } from '#shared/skills/contract.ts'
import { createApiToken, listApiTokens, revokeApiToken } from '#shared/tokens/contract.ts'
import { endTokensOf } from '#server/ledger/end-tokens.ts'
import { lockUser } from '#server/ledger/membership-locks.ts'
import { hashToken } from '#server/tokens.ts'
import { createInvitationToken } from '#server/testing/accounts.ts'
import { award, createChild, createSkill, readProblem } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { createRateLimitedApp } from '#server/testing/rate-limits.ts'

const createMemberWithChild = async (app: TestApp) => {
  const ana = await app.member()
  const { id: childId } = await createChild(ana.call)
  return { ...ana, childId }
}

const invalidToken = { status: 401, code: 'invalid_token' }

test('a token gj_<family>_<secret> is shown once and stored as SHA-256 [TOK-1, TOK-2]', async () => {
  const app = await createTestApp()
  const { call, familyId, userId, childId } = await createMemberWithChild(app)
  const body = { name: ' Home Assistant ', scopes: ['read', 'read'] as 'read'[], childIds: [childId], days: 30 }
  const { token, ...created } = await call(createApiToken, { body })
  expect(token).toMatch(new RegExp(`^gj_${familyId}_[\\w-]{43}$`))
  expect(created).toMatchObject({
    name: 'Home Assistant',
    scopes: ['read'],
    childIds: [childId],
    createdBy: userId,
    createdAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2026-12-20T10:00:00.000Z',
    lastUsedAt: null,
  })
  expect(await call(listApiTokens, {})).toEqual([created])
  const stored = await app.database.db.selectFrom('api_tokens').select('token_hash').execute()
  expect(stored).toEqual([{ token_hash: hashToken(token) }])
})

test('an unknown, malformed, expired or revoked token is 401 invalid_token [TOK-5]', async () => {
  const app = await createTestApp()
  const ana = await createMemberWithChild(app)
  const expiring = await app.token(ana, { days: 1 })
  const revoked = await app.token(ana)
  const bearers = [`gj_${ana.familyId}_${'x'.repeat(43)}`, 'gj_', "gj_'_x", expiring.token, revoked.token]
  await expiring.call(listChildren, {})
  app.clock.forward({ days: 1 })
  const { call } = await app.session(ana.userId)
  await call(revokeApiToken, { params: { id: revoked.agentId } })
  for (const bearer of bearers) {
    const answer = await ana.send('/api/children', { headers: { authorization: `Bearer ${bearer}` } })
    expect([bearer, answer.status, await readProblem(answer)]).toMatchObject([bearer, 401, { code: 'invalid_token' }])
    expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
  }
  await expect(call(revokeApiToken, { params: { id: revoked.agentId } })).rejects.toMatchObject({ status: 404 })
})

test('an Authorization header of something else, such as a reverse proxy, is ignored [TOK-5]', async () => {
  const app = await createTestApp()
  const ana = await app.member()
  for (const authorization of ['Basic YW5hOmE=', 'Bearer eyJhbGciOi.e30.x', 'Bearer', '']) {
    expect((await ana.send('/api/children', { headers: { authorization } })).status).toBe(200)
    expect((await app.visitor().send('/api/children', { headers: { authorization } })).status).toBe(401)
  }
})

test('the last use is recorded once an hour [TOK-2]', async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const token = await app.token(ana)
  const lastUse = async () => (await ana.call(listApiTokens, {}))[0]?.lastUsedAt
  await token.call(listChildren, {})
  app.clock.forward({ minutes: 59 })
  await token.call(listChildren, {})
  expect(await lastUse()).toBe('2026-11-20T10:00:00.000Z')
  app.clock.forward({ minutes: 1 })
  await token.call(listChildren, {})
  expect(await lastUse()).toBe('2026-11-20T11:00:00.000Z')
})

test('a token ends with the membership of its maker, also when the maker comes back [TOK-7]', async () => {
  const app = await createTestApp()
  const ana = await createMemberWithChild(app)
  const ben = await app.member({ name: 'Ben', familyId: ana.familyId })
  const [ofAna, ofBen] = [await app.token(ana), await app.token(ben)]
  await ana.call(removeMember, { params: { id: ben.userId } })
  await expect(ofBen.call(listChildren, {})).rejects.toMatchObject(invalidToken)
  await ben.call(acceptInvitation, { params: { token: await createInvitationToken(ana.call) } })
  await expect(ofBen.call(listChildren, {})).rejects.toMatchObject(invalidToken)
  expect(await ofAna.call(listChildren, {})).toHaveLength(1)
  await ana.call(deleteUser, {})
  await expect(ofAna.call(listChildren, {})).rejects.toMatchObject(invalidToken)
  const open = await app.database.db.selectFrom('agents').select('id').where('ended_at', 'is', null).execute()
  expect(open).toEqual([])
})

test('a token of a disabled account is rejected [TOK-7]', async () => {
  const app = await createTestApp()
  const { call } = await app.token(await app.member())
  const disabled_at = '2026-11-20T10:00:00.000Z'
  await app.database.transact((tx) => tx.updateTable('users').set({ disabled_at }).execute())
  await expect(call(listChildren, {})).rejects.toMatchObject(invalidToken)
})

test('what a token records names member and token, also after it was revoked [TOK-8]', async () => {
  const app = await createTestApp()
  const ana = await createMemberWithChild(app)
  const { call, agentId } = await app.token(ana, { name: 'Kitchen button' })
  const { actId } = await award(call, ana.childId)
  await award(ana.call, ana.childId)
  await ana.call(revokeApiToken, { params: { id: agentId } })
  await ana.call(undoAct, { params: { id: actId } })
  const rows = await ana.call(listActivities, { params: { childId: ana.childId }, query: {} })
  const by = ana.userId
  expect(rows).toMatchObject([
    { by, via: null, undoes: rows[2]?.id },
    { by, via: null },
    { by, via: agentId },
  ])
  const { family } = await ana.call(getUser, {})
  expect(family.agents).toEqual([{ id: agentId, kind: 'token', name: 'Kitchen button' }])
})

test('a retry of a request by a token counts once, whoever sends it [TOK-8]', async () => {
  const app = await createTestApp()
  const ana = await createMemberWithChild(app)
  const { call, agentId } = await app.token(ana)
  const key = '01900000-0000-7000-8000-000000000001'
  const input = { params: { id: (await createSkill(ana.call, ana.childId)).id }, body: { currentBest: 3 } }
  const first = await call(editSkill, input, { key })
  expect(await ana.call(editSkill, input, { key })).toEqual(first)
  const rows = await ana.call(listActivities, { params: { childId: ana.childId }, query: {} })
  expect(rows.map(({ via }) => via)).toEqual([agentId])
})

test('with the scope record a token records scores, but does not edit the challenge [TOK-4]', async () => {
  const app = await createTestApp()
  const ana = await createMemberWithChild(app)
  const token = await app.token(ana, { scopes: ['record'] })
  const { id } = await createSkill(ana.call, ana.childId)
  for (const body of [{ title: 'Rope' }, { currentBest: 3, dueDate: null }]) {
    const refused = token.call(editSkill, { params: { id }, body })
    await expect(refused).rejects.toMatchObject({ status: 403, code: 'insufficient_scope' })
  }
  await token.call(editSkill, { params: { id }, body: { currentBest: 4 } })
  expect(await ana.call(listSkills, { params: ana })).toMatchObject([{ title: 'Jump rope', currentBest: 4 }])
})

test('a member has at most 20 tokens, and none for a child that is not there [TOK-1]', async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const stranger = await createMemberWithChild(app)
  await expect(app.token(ana, { childIds: [stranger.childId] })).rejects.toMatchObject({ status: 404 })
  for (let n = 0; n < 20; n++) await app.token(ana)
  await expect(app.token(ana)).rejects.toMatchObject({ status: 409, code: 'too_many_tokens' })
  expect(await ana.call(listApiTokens, {})).toHaveLength(20)
})

test('limits each token to 300 writes a minute, separately from sessions [LIM-6]', async () => {
  const app = await createRateLimitedApp()
  const ana = await createMemberWithChild(app)
  const token = await app.token(ana)
  const attempt = () => token.send('/api/behaviors', { method: 'POST' })
  for (let n = 0; n < 300; n++) expect((await attempt()).status).toBe(415)
  expect((await attempt()).status).toBe(429)
  await award(ana.call, ana.childId)
})

test('creating and revoking a token are events of the family, with its name [ACC-55, ACC-57]', async () => {
  const app = await createTestApp()
  const ana = await app.member({ name: 'Ana' })
  const { agentId } = await app.token(ana, { name: 'Kitchen button' })
  app.clock.forward({ minutes: 1 })
  await ana.call(revokeApiToken, { params: { id: agentId } })
  const by = { by: ana.userId, subjectId: agentId }
  expect(await ana.call(listSecurityEvents, { query: {} })).toMatchObject([
    { kind: 'token_revoked', at: '2026-11-20T10:01:00.000Z', ...by },
    { kind: 'token_created', at: '2026-11-20T10:00:00.000Z', ...by },
  ])
  const { events } = await ana.call(exportSecurityLog, {})
  expect(events).toMatchObject([
    { kind: 'token_revoked', by: 'Ana', subject: 'Kitchen button' },
    { kind: 'token_created', by: 'Ana', subject: 'Kitchen button' },
  ])
})

test('a token that is created while its maker is signed out is rejected [TOK-7, RUN-21]', async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const attempts = Array.from({ length: 5 }, () => app.token(ana))
  await app.database.transact(async (tx) => {
    await lockUser(tx, ana.userId, app.clock.now())
    await tx.deleteFrom('sessions').execute()
    await endTokensOf(tx, ana, '2026-11-20T10:00:00.000Z')
  })
  await Promise.allSettled(attempts)
  expect(await app.database.db.selectFrom('api_tokens').selectAll().execute()).toEqual([])
})
