import { expect, test } from 'vitest'
import { addChild, deleteChild } from '#shared/children/contract.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { editSkill } from '#shared/skills/contract.ts'
import { toRequestInit } from '#server/testing/request-init.ts'
import { sampleRequestOf, endpointName, endpointsWithUnsafeMethod, urlOf } from '#server/testing/sample-requests.ts'
import { createOneOfEach, createFullFamily } from '#server/testing/family.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'

const emptyChildIds = {
  child: '',
  reward: '',
  redemption: '',
  habit: '',
  skill: '',
  score: '',
  moment: '',
  act: '',
  group: '',
}
const emptyAccountIds = { session: '', passkey: '', invitation: '', member: '', webhook: '', token: '', apiToken: '' }
const isOfChild = (e: Endpoint) =>
  Object.values(sampleRequestOf(e, { ...emptyChildIds, ...emptyAccountIds }).ids ?? {}).some(
    (thing) => thing in emptyChildIds,
  )

/** Requests that write for a child; an endpoint with two kinds of requests is listed twice. */
const requestsForChild: (readonly [string, Endpoint, unknown?])[] = [
  ...endpointsWithUnsafeMethod.filter((e) => e.act && isOfChild(e)).map((e) => [endpointName(e), e] as const),
  ['a change of words', editSkill, { title: 'Rope' }],
]

const readStoredResponses = async ({ database: { db } }: TestApp) =>
  (await db.selectFrom('acts').select('id').where('answer', '!=', '').orderBy('id').execute()).map(({ id }) => id)

test.for(requestsForChild)('deleting a child erases the stored response of %s', async ([, e, body]) => {
  const app = await createTestApp()
  const { call, send, ids } = await createFullFamily(app)
  const before = await readStoredResponses(app)
  const { id } = await call(addChild, { body: { name: 'Ida' } })
  const sample = sampleRequestOf(e, { ...ids, ...(await createOneOfEach(call, id)) })
  const { status } = await send(urlOf(e, sample), toRequestInit(e, body === undefined ? sample : { ...sample, body }))
  expect(status).toBeLessThan(300)
  if (e !== deleteChild) await call(deleteChild, { params: { id } })
  expect(await readStoredResponses(app)).toEqual(before)
})
