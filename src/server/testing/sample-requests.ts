import type { Endpoint } from '#shared/contract/endpoint.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { assistantRequests } from './assistant-requests.ts'
import { helplineRequests } from './helpline-requests.ts'
import { samplePasskeyRequests } from './sample-passkey-requests.ts'
import { sessionRequests } from './session-requests.ts'
import { tokenRequests } from './token-requests.ts'
import { webhookRequests } from './webhook-requests.ts'

/** Ids of things of a family that requests can contain. */
export interface SampleIds {
  child: string
  reward: string
  redemption: string
  habit: string
  skill: string
  score: string
  moment: string
  act: string
  group: string
  session: string
  passkey: string
  invitation: string
  member: string
  webhook: string
  token: string
  apiToken: string
}

/** Parts of a valid request. */
export interface SampleRequest {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** Kind of thing that each parameter or field with an id refers to. */
  ids?: Readonly<Record<string, keyof SampleIds>>
}

const password = 'a long password of the tests'
const familyBody = { name: 'Us', timeZone: 'UTC', weekStart: 'monday', pictures: false, usesModel: true }
const childBody = { name: 'Leo', age: 7, gender: 'boy', birthday: '2019-05-04', avatarUrl: '🐻' }
const habitTexts = { title: 'Brush teeth', description: 'Top and bottom', cue: 'after dinner', picture: 'teeth' }
const restBody = { from: '2026-11-20', to: '2026-11-22', rest: true }
const ofHabit = (habitId: string) => ({ params: { habitId }, ids: { habitId: 'habit' } }) as const
const childIdKind = { childId: 'child' } as const
const ofBadge = (childId: string) => ({ params: { childId, kind: 'rested' }, ids: childIdKind }) as const

/** A valid request of each endpoint. A new endpoint needs a line here. */
const sampleRequests: Readonly<Record<string, (ids: SampleIds) => SampleRequest>> = {
  'POST /api/auth/sign-up/email': () => ({
    body: { name: 'Ana', email: 'new@example.org', password, language: 'en', timeZone: 'UTC' },
  }),
  'POST /api/auth/sign-in/email': () => ({ body: { email: 'nobody@example.org', password } }),
  'GET /api/auth/user': () => ({}),
  'PUT /api/auth/user': () => ({ body: { name: 'Ana', language: 'es' } }),
  'DELETE /api/auth/user': () => ({}),
  'POST /api/auth/change-password': () => ({ body: { currentPassword: password, newPassword: `${password}!` } }),
  'POST /api/auth/request-password-reset': () => ({ body: { email: 'nobody@example.org' } }),
  'POST /api/auth/reset-password': () => ({ body: { token: 't'.repeat(40), newPassword: password } }),
  'POST /api/auth/email-verification': () => ({}),
  'POST /api/auth/verify-email': () => ({ body: { token: 't'.repeat(40) } }),
  'POST /api/auth/recent-sign-in': () => ({ body: { password } }),
  'POST /api/auth/sign-out': () => ({}),
  'GET /api/auth/options': () => ({}),
  'GET /api/login': () => ({}),
  'GET /api/auth/callback/oidc': () => ({}),
  'GET /api/logout': () => ({}),
  ...samplePasskeyRequests,
  'PUT /api/family': () => ({ body: familyBody }),
  ...helplineRequests,
  'GET /api/family/export': () => ({}),
  'POST /api/family/invitations': () => ({}),
  'GET /api/family/invitations': () => ({}),
  'DELETE /api/family/invitations/{id}': ({ invitation: id }) => ({ params: { id }, ids: { id: 'invitation' } }),
  'GET /api/invitations/{token}': ({ token }) => ({ params: { token } }),
  'POST /api/invitations/{token}/accept': ({ token }) => ({ params: { token } }),
  'DELETE /api/family/members/{id}': ({ member }) => ({ params: { id: member }, ids: { id: 'member' } }),
  'GET /api/security/events': () => ({}),
  'GET /api/security/log': () => ({}),
  'GET /api/children': () => ({}),
  'POST /api/children': () => ({ body: childBody }),
  'PUT /api/children/{id}': ({ child: id }) => ({
    params: { id },
    ids: { id: 'child' },
    body: { ...childBody, aliases: ['Leíto', '乐乐'] },
  }),
  'DELETE /api/children/{id}': ({ child: id }) => ({ params: { id }, ids: { id: 'child' } }),
  'POST /api/behaviors': ({ child: childId }) => ({
    body: { childId, type: 'reward', title: 'Fed the cat', description: 'Twice', points: 5, picture: 'pet' },
    ids: childIdKind,
  }),
  'GET /api/behaviors/{childId}/quick': ({ child: childId }) => ({ params: { childId }, ids: childIdKind }),
  'PUT /api/behaviors/{childId}/quick': ({ child: childId }) => ({
    params: { childId },
    ids: childIdKind,
    body: [{ preset: 'greeting' }, { title: 'Fed the cat', points: 5, picture: 'pet' }],
  }),
  'GET /api/activities/{childId}': ({ child: childId }) => ({
    params: { childId },
    query: { limit: '5', before: '2026-11-20.zz', type: 'reward', order: 'day' },
    ids: childIdKind,
  }),
  'GET /api/activities/{childId}/days': ({ child: childId }) => ({
    params: { childId },
    query: { month: '2026-11' },
    ids: childIdKind,
  }),
  'POST /api/acts/{id}/undo': ({ act }) => ({ params: { id: act }, ids: { id: 'act' } }),
  'POST /api/act-groups/{id}/undo': ({ group }) => ({ params: { id: group }, ids: { id: 'group' } }),
  'GET /api/rewards': ({ child: childId }) => ({ query: { childId }, ids: childIdKind }),
  'POST /api/rewards': ({ child: childId }) => ({
    body: {
      childId,
      title: 'Zoo',
      description: 'All day',
      pointsCost: 30,
      category: 'outing',
      picture: 'outing',
      imageUrl: 'https://pictures.example.org/zoo.png',
      isCustom: true,
    },
    ids: childIdKind,
  }),
  'PUT /api/rewards/{id}': ({ reward: id }) => ({
    params: { id },
    ids: { id: 'reward' },
    body: { title: 'Zoo', description: 'All day', pointsCost: 30, category: 'outing', picture: 'tent', imageUrl: null },
  }),
  'DELETE /api/rewards/{id}': ({ reward: id }) => ({ params: { id }, ids: { id: 'reward' } }),
  'POST /api/rewards/redeem': ({ child: childId, reward: rewardId }) => ({
    body: { childId, rewardId, pointsSpent: 30 },
    ids: { childId: 'child', rewardId: 'reward' },
  }),
  'GET /api/redemptions': ({ child: childId }) => ({ query: { childId }, ids: childIdKind }),
  'POST /api/redemptions/{id}/given': ({ redemption: id }) => ({ params: { id }, ids: { id: 'redemption' } }),
  'GET /api/habits/{childId}': ({ child: childId }) => ({ params: { childId }, ids: childIdKind }),
  'POST /api/habits': ({ child: childId }) => ({
    body: { childId, ...habitTexts, difficulty: 'easy', points: 3, targetDays: 30 },
    ids: childIdKind,
  }),
  'PUT /api/habits/{habitId}': ({ habit }) => ({ ...ofHabit(habit), body: habitTexts }),
  'DELETE /api/habits/{habitId}': ({ habit: habitId }) => ({ params: { habitId }, ids: { habitId: 'habit' } }),
  'GET /api/habits/{habitId}/can-checkin': ({ habit: habitId }) => ({
    params: { habitId },
    query: { date: '2026-11-19' },
    ids: { habitId: 'habit' },
  }),
  'GET /api/habits/{habitId}/checkins': ({ habit: habitId }) => ({
    params: { habitId },
    query: { from: '2026-08-01', to: '2026-11-20' },
    ids: { habitId: 'habit' },
  }),
  'POST /api/habits/{habitId}/checkin': ({ habit }) => ({ ...ofHabit(habit), body: { date: '2026-11-20' } }),
  'PUT /api/habits/{habitId}/rests': ({ habit }) => ({ ...ofHabit(habit), body: restBody }),
  'PUT /api/children/{childId}/rests': ({ child: childId }) => ({
    params: { childId },
    ids: childIdKind,
    body: restBody,
  }),
  'GET /api/today': () => ({}),
  'GET /api/skills/{childId}': ({ child: childId }) => ({ params: { childId }, ids: childIdKind }),
  'POST /api/skills': ({ child: childId }) => ({
    body: {
      childId,
      title: 'Jump rope',
      description: 'Without a break',
      difficulty: 'medium',
      points: 60,
      targetValue: 100,
      targetUnit: 'times',
      dueDate: '2026-12-24',
    },
    ids: childIdKind,
  }),
  'PUT /api/skills/{id}': ({ skill: id }) => ({
    params: { id },
    ids: { id: 'skill' },
    body: {
      title: 'Jump rope',
      description: 'Without a break',
      targetUnit: 'times',
      dueDate: null,
      currentBest: 5,
      isCompleted: false,
    },
  }),
  'DELETE /api/skills/{id}': ({ skill: id }) => ({ params: { id }, ids: { id: 'skill' } }),
  'GET /api/skills/{id}/scores': ({ skill: id, score: before }) => ({
    params: { id },
    query: { before },
    ids: { id: 'skill' },
  }),
  'GET /api/moments/{childId}': ({ child: childId, moment: before }) => ({
    params: { childId },
    query: { before, on: '11-20' },
    ids: { childId: 'child', before: 'moment' },
  }),
  'POST /api/moments': ({ child: childId }) => ({
    body: { childId, weather: 'rainy', mood: 'calm', content: 'Puddles.\nMany.', date: '2026-11-19' },
    ids: childIdKind,
  }),
  'PUT /api/moments/{id}': ({ moment: id }) => ({
    params: { id },
    ids: { id: 'moment' },
    body: { weather: 'windy', mood: 'excited', content: 'Kites', date: '2026-11-18' },
  }),
  'DELETE /api/moments/{id}': ({ moment: id }) => ({ params: { id }, ids: { id: 'moment' } }),
  'POST /api/feedback': () => ({
    body: { feedbackType: 'feature', subject: 'More owls', message: 'There should be more owls.' },
  }),
  'GET /api/badges/{childId}': ({ child: childId }) => ({ params: { childId }, ids: childIdKind }),
  'GET /api/badges/{childId}/progress': ({ child: childId }) => ({ params: { childId }, ids: childIdKind }),
  'GET /api/badges/{childId}/deeds/{kind}': ({ child: childId }) => ofBadge(childId),
  'GET /api/stats/{childId}/pace': ({ child: childId }) => ({ params: { childId }, ids: childIdKind }),
  'GET /api/stats/{childId}/weekly': ({ child: childId }) => ({ params: { childId }, ids: childIdKind }),
  ...assistantRequests,
  'GET /api/health': () => ({}),
  ...webhookRequests,
  ...tokenRequests,
  ...sessionRequests,
  'GET /api/legal/{document}': () => ({ params: { document: 'terms' }, query: { language: 'en' } }),
}

export const endpointName = (e: Endpoint): string => `${e.method} ${e.path}`

/** Names of the endpoints that have a sample request. */
export const sampledEndpointNames: readonly string[] = Object.keys(sampleRequests)

/** Returns a valid request of an endpoint. */
export const sampleRequestOf = (e: Endpoint, ids: SampleIds): SampleRequest => {
  const sample = sampleRequests[endpointName(e)]
  if (!sample) throw new Error(`src/server/testing/sample-requests.ts has no line for ${endpointName(e)}`)
  return sample(ids)
}

/** Endpoints with an unsafe method. */
export const endpointsWithUnsafeMethod: readonly Endpoint[] = allEndpoints.filter(({ method }) => method !== 'GET')

/** Returns the URL of a request; parameters are inserted without encoding. */
export const urlOf = (e: Endpoint, { params = {}, query = {} }: SampleRequest): string => {
  const path = e.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  return Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query).toString()}` : path
}
