import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { listActivities } from '#shared/activities/contract.ts'
import { createApiToken } from '#shared/tokens/contract.ts'
import { award, createChild, getChild } from '#server/testing/factories.ts'
import { createHabit } from '#server/testing/habits.ts'
import { createTestApp } from '#server/testing/harness.ts'

const page = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/api.md'), 'utf8')

const listBlocks = (language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, block = '']) => block)

interface Example {
  method: string
  url: string
  headers: Record<string, string>
  body?: string
}

const parseHttpExample = (block: string): Example => {
  const [head = '', body] = block.trim().split('\n\n')
  const [first = '', ...lines] = head.split('\n')
  const [method = '', url = ''] = first.split(' ')
  const headers = Object.fromEntries(lines.map((line) => line.split(': ', 2)))
  return { method, url, headers, ...(body === undefined ? {} : { body }) }
}

const requestSchema = z.object({ headers: z.record(z.string(), z.string()) })
const configurationSchema = z.object({
  rest: z.array(requestSchema.extend({ resource: z.string() })),
  rest_command: z.record(
    z.string(),
    requestSchema.extend({ url: z.string(), method: z.string(), content_type: z.string(), payload: z.string() }),
  ),
})

/** Returns the requests that Home Assistant sends with the configuration of the page. */
const listHomeAssistantExamples = (): Example[] => {
  const [secrets = '', configuration = ''] = listBlocks('yaml')
  const values = z.record(z.string(), z.string()).parse(parse(secrets))
  const secret = { tag: '!secret', resolve: (name: string) => values[name] ?? '' }
  const { rest, rest_command: commands } = configurationSchema.parse(parse(configuration, { customTags: [secret] }))
  return [
    ...rest.map(({ resource, headers }) => ({ method: 'GET', url: resource, headers })),
    ...Object.values(commands).map(({ url, method, headers, content_type: type, payload }) => ({
      method: method.toUpperCase(),
      url,
      headers: { ...headers, 'content-type': type },
      body: payload,
    })),
  ]
}

/** Creates a child, a habit, an act and a key with `read` and `record`, and a function that sends an example with them. */
const createSender = async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const { id: childId } = await createChild(ana.call)
  const { id: habitId } = await createHabit(ana.call, childId)
  const actGroup = randomUUID()
  const { actId } = await award(ana.call, childId, 10, 'Fed the cat', { actGroup })
  const body = { name: 'Home Assistant', scopes: ['read' as const, 'record' as const], childIds: null, days: null }
  const { token, id: agentId } = await ana.call(createApiToken, { body })
  const today = '2026-11-20'
  // Home Assistant replaces the last one itself.
  const values = {
    gj_KEY: token,
    CHILD_ID: childId,
    HABIT_ID: habitId,
    ACT_ID: actId,
    GROUP_ID: actGroup,
    '{{ now().date() }}': today,
  }
  const fill = (text: string) =>
    Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(name, value), text)
  const send = async ({ url, ...init }: Example) => {
    const { pathname } = new URL(fill(url), 'https://jar.example.org')
    const answer = await app.visitor().send(pathname, JSON.parse(fill(JSON.stringify(init))) as RequestInit)
    return [init.method, url, answer.status, await answer.text()]
  }
  return { ana, childId, agentId, send }
}

test('the requests of the page about the API work as they are written there', async () => {
  const { ana, childId, send } = await createSender()
  const examples = listBlocks('http').map(parseHttpExample)
  expect(examples).toHaveLength(8)
  for (const example of examples) {
    expect(await send(example)).toEqual([example.method, example.url, expect.toBeOneOf([200, 201]), expect.anything()])
  }
  expect(await getChild(ana.call, childId)).toMatchObject({ points: 4 })
})

test('the configuration of Home Assistant reads points, awards them and checks in', async () => {
  const { ana, childId, agentId, send } = await createSender()
  const examples = listHomeAssistantExamples()
  expect(examples.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST'])
  const results = []
  for (const example of examples) results.push(await send(example))
  expect(results.map(([, , status]) => status)).toEqual([200, 201, 200])
  expect(JSON.parse(String(results[0]?.[3]))).toMatchObject([{ id: childId, points: 10 }])
  const rows = await ana.call(listActivities, { params: { childId }, query: {} })
  expect(rows.map(({ via }) => via)).toEqual([agentId, agentId, null])
})
