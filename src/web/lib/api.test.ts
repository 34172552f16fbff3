import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '#shared/auth/contract.ts'
import { addChild, listChildren } from '#shared/children/contract.ts'
import { OfflineError } from '#shared/contract/client.ts'
import { authErrorEvent, call, callWrite } from './api.ts'

let requests: RequestInit[]
let answer: Response
const received: number[] = []

beforeEach(() => {
  requests = []
  received.length = 0
  const hearing = new EventTarget()
  hearing.addEventListener(authErrorEvent, (event) => {
    received.push((event as CustomEvent<{ status: number }>).detail.status)
  })
  vi.stubGlobal('window', hearing)
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    requests.push(init)
    return answer.clone()
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const createProblemResponse = (status: number, code: string, statusText = '') =>
  Response.json({ type: '', title: '', status, code, detail: 'In a sentence.' }, { status, statusText })

test('every request sends the cookie, and a content type only with a body [ACC-36, ANS-2]', async () => {
  answer = Response.json([])
  await call(listChildren, {})
  await callWrite(addChild, { body: { name: 'Mia' } })
  expect(requests.map(({ credentials }) => credentials)).toEqual(['same-origin', 'same-origin'])
  const types = requests.map(({ headers }) => new Headers(headers).get('content-type'))
  expect(types).toEqual([null, 'application/json'])
})

test('`call` accepts only endpoints that read', () => {
  // @ts-expect-error writes go through `useCommand`
  const callAddChild = () => call(addChild, { body: { name: 'Mia' } })
  expect(callAddChild).toBeTypeOf('function')
})

test('an error has the status and the problem of the response, else the status text [ANS-22]', async () => {
  answer = createProblemResponse(409, 'last_child')
  await expect(call(listChildren, {})).rejects.toThrow('409: In a sentence.')
  answer = new Response('', { status: 502, statusText: 'Bad Gateway' })
  await expect(call(listChildren, {})).rejects.toThrow('502: Bad Gateway')
})

test('only an ended session dispatches the event, with its status [ANS-24]', async () => {
  const body = { email: 'ana@example.org', password: 'was it this one' }
  answer = createProblemResponse(401, 'wrong_credentials')
  await expect(callWrite(signIn, { body })).rejects.toMatchObject({ code: 'wrong_credentials' })
  answer = createProblemResponse(403, 'owner_only')
  await expect(call(listChildren, {})).rejects.toMatchObject({ code: 'owner_only' })
  expect(received).toEqual([])
  answer = createProblemResponse(401, 'signed_out')
  await expect(call(listChildren, {})).rejects.toMatchObject({ code: 'signed_out' })
  expect(received).toEqual([401])
})

test('a response that ends early is rejected', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) })
  vi.stubGlobal('fetch', async () => new Response(broken))
  await expect(call(listChildren, {})).rejects.toBeInstanceOf(OfflineError)
})
