import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { allEndpoints } from './all-endpoints.ts'

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const sortNames = (names: string[]) => names.toSorted()
const fieldsOf = (schema: z.core.$ZodType | undefined): string[] => {
  const { def } = (schema as z.core.$ZodTypes | undefined)?._zod ?? {}
  return def?.type === 'object' ? Object.keys(def.shape) : []
}

test('creates return 201, updates 200 and deletes 204; a check-in and an undo return 200 [ANS-3, ANS-4]', () => {
  const by = (status: number, method: string) =>
    sortNames(allEndpoints.filter((e) => e.status === status && e.method === method).map(nameOf))
  expect(by(201, 'POST')).toEqual([
    'POST /api/auth/passkeys',
    'POST /api/auth/sign-up/email',
    'POST /api/behaviors',
    'POST /api/children',
    'POST /api/family/invitations',
    'POST /api/feedback',
    'POST /api/habits',
    'POST /api/moments',
    'POST /api/rewards',
    'POST /api/rewards/redeem',
    'POST /api/skills',
    'POST /api/tokens',
    'POST /api/webhooks',
  ])
  expect(by(200, 'POST')).toEqual(
    expect.arrayContaining(['POST /api/acts/{id}/undo', 'POST /api/habits/{habitId}/checkin']),
  )
  const others = allEndpoints.filter(({ method, status }) => method === 'PUT' && status !== 200)
  expect(others.map(nameOf)).toEqual([])
  expect(allEndpoints.filter(({ method, status }) => method === 'DELETE' && status !== 204).map(nameOf)).toEqual([])
  for (const { status, response } of allEndpoints) expect([status, response === undefined]).not.toEqual([201, true])
})

test('responses of acts that can change points have the id of the act and the balance [ANS-20]', () => {
  const telling = allEndpoints.filter(({ response }) => fieldsOf(response).includes('balance'))
  expect(sortNames(telling.map(nameOf))).toEqual([
    'POST /api/acts/{id}/undo',
    'POST /api/behaviors',
    'POST /api/habits/{habitId}/checkin',
    'POST /api/moments',
    'POST /api/rewards/redeem',
    'PUT /api/skills/{id}',
  ])
  for (const { response } of telling) expect(fieldsOf(response)).toContain('actId')
})
