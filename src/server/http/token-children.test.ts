import { expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { addChild, listChildren } from '#shared/children/contract.ts'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { createChild, readProblem } from '#server/testing/factories.ts'
import { createFullFamily, createOneOfEach } from '#server/testing/family.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { readFamilyRows } from '#server/testing/read-all-rows.ts'
import { endpointName, sampleRequestOf } from '#server/testing/sample-requests.ts'
import { sendSampleRequest } from '#server/testing/send-sample-request.ts'

const endpointsForTokens = allEndpoints.filter((e) => e.scope !== undefined)
const aboutChildren = endpointsForTokens.filter((e) => e.resource !== 'family')

const createTwoChildren = async () => {
  const app = await createTestApp()
  const ana = await createFullFamily(app)
  const { id } = await createChild(ana.call, 'Leo')
  const own = { ...ana.ids, ...(await createOneOfEach(ana.call, id)) }
  return { app, ana, own, token: await app.token(ana, { childIds: [id] }) }
}

test('a child that a token does not include does not exist for it: 404 everywhere, without an effect [TOK-6]', async () => {
  const { app, ana, token } = await createTwoChildren()
  const before = await readFamilyRows(app, ana.familyId)
  for (const e of aboutChildren) {
    const answer = await sendSampleRequest(token, e, sampleRequestOf(e, ana.ids))
    expect([endpointName(e), answer.status, await readProblem(answer)]).toMatchObject([
      endpointName(e),
      404,
      { code: 'not_found' },
    ])
  }
  const { api_tokens: _, ...after } = await readFamilyRows(app, ana.familyId)
  expect(before).toMatchObject(after)
})

test('a token with some children may use all of these [TOK-6]', async () => {
  const { token, own } = await createTwoChildren()
  const isLast = ({ method }: Endpoint) => Number(method === 'DELETE')
  for (const e of aboutChildren.toSorted((a, b) => isLast(a) - isLast(b))) {
    const answer = await sendSampleRequest(token, e, sampleRequestOf(e, own))
    expect([endpointName(e), answer.status, await answer.text()]).toEqual([
      endpointName(e),
      expect.toBeOneOf([e.status, 409]),
      expect.anything(),
    ])
  }
})

test('lists leave out the children that a token does not include, and it adds none [TOK-6]', async () => {
  const { ana, own, token } = await createTwoChildren()
  expect(await ana.call(listChildren, {})).toHaveLength(3)
  expect(await token.call(listChildren, {})).toMatchObject([{ id: own.child }])
  expect(await token.call(listFamilyTodayHabits, {})).toMatchObject([{ childId: own.child }])
  await expect(token.call(addChild, { body: { name: 'Ida' } })).rejects.toMatchObject({ code: 'insufficient_scope' })
  const whole = endpointsForTokens.filter((e) => e.resource === 'family').map(endpointName)
  expect(whole).toEqual(['GET /api/children', 'POST /api/children', 'GET /api/today'])
})
