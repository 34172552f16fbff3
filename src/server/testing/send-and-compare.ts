import { expect } from 'vitest'
import { addChild } from '#shared/children/contract.ts'
import { ApiError, type Call } from '#shared/contract/client.ts'
import type { ResponseBody, Endpoint, EndpointInput } from '#shared/contract/endpoint.ts'
import { newId } from '#server/ids.ts'
import type { TestApp } from './harness.ts'
import { computeBalance, type LedgerModel, type ModelAct, type ModelChild } from './ledger-model.ts'

/** The family under test: its members and what they sent so far. */
export interface FamilyUnderTest {
  app: TestApp
  /** Days that the clock was moved forward in total. */
  waitedDays: number
  callers: readonly Call[]
  sent: { repeat: (by: Call) => Promise<unknown>; response: unknown; act: ModelAct; erasedWith: ModelChild | null }[]
}

/** What a step of a random history is given: model, family, caller, and random choices. */
export interface StepContext {
  model: LedgerModel
  family: FamilyUnderTest
  by: Call
  pick: <T>(some: readonly T[]) => T | undefined
  n: number
}

export type RunStep = (step: StepContext) => Promise<void>

/** Waits for a request and returns `done` or its error code. */
export const collectErrorCode = async (request: Promise<unknown>): Promise<string> => {
  try {
    await request
    return 'done'
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error)
  }
}

interface ExpectedOutcome<E extends Endpoint> {
  /** The error code, or null for success. */
  error?: string | null
  child?: ModelChild | null
  /** Applies the request to the model. */
  apply?: (response: ResponseBody<E>, key: string) => Partial<ModelAct> | void | Promise<Partial<ModelAct> | void>
}

const readBalance = (response: unknown): unknown =>
  typeof response === 'object' && response !== null && 'balance' in response ? response.balance : null

/** Sends a request and expects the error of the model or its balance; a successful request is then applied to the model. */
export const sendAndCompare = async <E extends Endpoint>(
  { model, family, by }: StepContext,
  e: E,
  input: EndpointInput<E>,
  expected: ExpectedOutcome<E>,
) => {
  const now = family.app.clock.now()
  const key = newId(now)
  if (expected.error) {
    expect(await collectErrorCode(by(e, input, { key }))).toBe(expected.error)
    return
  }
  const response = await by(e, input, { key })
  const extra = (await expected.apply?.(response, key)) ?? {}
  const act: ModelAct = { key, child: expected.child ?? null, type: 'other', at: now, undone: false, ...extra }
  model.acts.push(act)
  const added = expected.child === undefined && e === (addChild as Endpoint) ? model.children.at(-1) : null
  family.sent.push({ repeat: (caller) => caller(e, input, { key }), response, act, erasedWith: added ?? null })
  if (expected.child && readBalance(response) !== null)
    expect(readBalance(response)).toBe(computeBalance(expected.child))
}
