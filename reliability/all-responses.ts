import { randomUUID } from 'node:crypto'
import { listSessions } from '#shared/sessions/contract.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { invite } from '#shared/families/contract.ts'
import { listScores } from '#shared/skills/contract.ts'
import { sampleRequestOf, endpointName, urlOf, type SampleIds } from '#server/testing/sample-requests.ts'
import {
  award,
  redeem,
  recordScore,
  createChild,
  createMoment,
  createReward,
  createSkill,
} from '#server/testing/factories.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'
import type { AppClient } from './app-process.ts'

/** Creates a child, habit, reward and so on with unusual texts in the family of a member; returns their ids. */
export const createSampleData = async ({ call }: AppClient, second: string): Promise<SampleIds> => {
  const { id: child } = await createChild(call, 'Mia 🧒🏽 ميا')
  const actGroup = randomUUID()
  const { actId } = await award(call, child, 90, 'Fütterte die Katze — “zweimal” 𠮷', { actGroup })
  const reward = await createReward(call, child, 30, '动物园 e\u0301')
  const redemption = await redeem(call, reward)
  const skill = await createSkill(call, child)
  await recordScore(call, skill.id, 4.25)
  const [scored] = await call(listScores, { params: { id: skill.id }, query: {} })
  const moment = await createMoment(call, child, { content: 'Schnee.\nEndlich! \u202e👨‍👩‍👧' })
  const habit = await createHabit(call, child)
  await checkIn(call, habit.id, new Date().toISOString().slice(0, 10))
  const [session] = await call(listSessions, {})
  return {
    child,
    reward: reward.id,
    redemption: redemption.id,
    habit: habit.id,
    skill: skill.id,
    score: scored?.id ?? '',
    moment: moment.id,
    act: actId,
    group: actGroup,
    session: session?.id ?? '',
    passkey: session?.id ?? '',
    invitation: (await call(invite, {})).id,
    member: second,
    webhook: child,
    token: 'unknown-unknown-unknown-unknown',
    apiToken: 'unknown',
  }
}

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  )
}

/** Fields that differ between processes on the same data. */
const changingFields = new Set(['requestId', 'backup', 'exportedAt'])

// Reading everything exports the family, which is an event of its security log.
const isExportEvent = (value: unknown) =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'exported'

const removeChanges = (key: string, value: unknown): unknown => {
  if (changingFields.has(key)) return undefined
  return Array.isArray(value) ? value.filter((one) => !isExportEvent(one)) : value
}

const toCanonicalJson = (text: string): string => {
  try {
    const parsed: unknown = JSON.parse(text, removeChanges)
    return JSON.stringify(sortKeys(parsed))
  } catch {
    return text
  }
}

/** Returns the responses of all GET endpoints: status, `Location`, and body as canonical JSON. */
export const readAllResponses = async ({ send }: AppClient, named: SampleIds): Promise<Map<string, string>> => {
  const answers = new Map<string, string>()
  for (const e of allEndpoints.filter(({ method }) => method === 'GET')) {
    const sample = sampleRequestOf(e, named)
    for (const url of new Set([urlOf(e, sample), urlOf(e, { ...sample, query: {} })])) {
      // A same-site request would end the session that the others use.
      const isEnd = e.path === '/api/logout'
      const answer = await send(url, {
        redirect: 'manual',
        ...(isEnd ? { headers: { 'sec-fetch-site': 'cross-site' } } : {}),
      })
      const leads = answer.headers.get('location')?.replace(/^https?:\/\/[^/]+/, '') ?? ''
      answers.set(`${endpointName(e)} ${url}`, `${answer.status} ${leads} ${toCanonicalJson(await answer.text())}`)
    }
  }
  return answers
}
