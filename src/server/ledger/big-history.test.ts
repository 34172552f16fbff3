import { expect, inject, test } from 'vitest'
import { sampleRequestOf, endpointName, urlOf } from '#server/testing/sample-requests.ts'
import { sizeLimitedReadEndpoints, insertBigHistory } from '#server/testing/big-history.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createTestApp } from '#server/testing/harness.ts'

const maxBytes = 256 * 1024

test('every response is at most 256 KiB for a child with very many activities', async (context) => {
  const activities = inject('database') === 'sqlite' ? 100_000 : sampleSize(10_000, 100_000)
  const app = await createTestApp()
  const ana = await createFullFamily(app)
  const { child: childId, habit: habitId, skill: skillId, reward: rewardId } = ana.ids
  const own = { familyId: ana.familyId, userId: ana.userId, childId, habitId, skillId, rewardId }
  await insertBigHistory(app.database, { ...own, today: '2026-11-20', activities })
  const large: [string, number][] = []
  for (const e of sizeLimitedReadEndpoints) {
    const { query = {}, ...sample } = sampleRequestOf(e, ana.ids)
    const required = Object.fromEntries(
      Object.entries(query).filter(([name]) => ['childId', 'language', 'month', 'uses'].includes(name)),
    )
    const wide = e.etag ? { limit: '200' } : endpointName(e).endsWith('/checkins') ? { from: '1990-01-01' } : {}
    for (const variant of [query, required, { ...required, ...wide }]) {
      const url = urlOf(e, { ...sample, query: variant })
      const answer = await ana.send(url)
      const size = (await answer.arrayBuffer()).byteLength
      expect([url, answer.status]).toEqual([url, endpointName(e) === 'GET /api/invitations/{token}' ? 404 : 200])
      if (size > maxBytes) large.push([url, size])
    }
  }
  reportCheck(context, {
    check: 'T15',
    what: 'reads of a big family, the response at most 256 KiB',
    count: sizeLimitedReadEndpoints.length,
    wrong: large.length,
  })
  expect(large).toEqual([])
})
