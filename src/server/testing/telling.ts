import { expect } from 'vitest'
import { addChild } from '#shared/children/contract.ts'
import { ApiError, type Call } from '#shared/contract/client.ts'
import type { ResponseBody, Endpoint, EndpointInput } from '#shared/contract/endpoint.ts'
import { newId } from '#server/ids.ts'
import type { TestApp } from './harness.ts'
import * as book from './model.ts'

/** The family under test: two who care for it, and what they sent so far. */
export interface Family {
  app: TestApp
  /** Days that were skipped so far. */
  waited: number
  callers: readonly Call[]
  sent: { again: (by: Call) => Promise<unknown>; answer: unknown; deed: book.Deed; erasedWith: book.Kid | null }[]
}

/** One step of a random history; the numbers choose among what there is at that moment. */
export interface Step {
  model: book.Model
  family: Family
  by: Call
  pick: <T>(some: readonly T[]) => T | undefined
  n: number
}

export type Play = (step: Step) => Promise<void>

export const codeOf = async (asking: Promise<unknown>): Promise<string> => {
  try {
    await asking
    return 'done'
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error)
  }
}

interface Told<E extends Endpoint> {
  refusal?: string | null
  kid?: book.Kid | null
  /** Writes the deed into the book. */
  write?: (answer: ResponseBody<E>, key: string) => Partial<book.Deed> | void | Promise<Partial<book.Deed> | void>
}

const balanceIn = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'balance' in answer ? answer.balance : null

/** Asks the server, and holds its answer against the book's. */
export const tell = async <E extends Endpoint>(
  { model, family, by }: Step,
  e: E,
  given: EndpointInput<E>,
  told: Told<E>,
) => {
  const now = family.app.clock.now()
  const key = newId(now)
  if (told.refusal) {
    expect(await codeOf(by(e, given, { key }))).toBe(told.refusal)
    return
  }
  const answer = await by(e, given, { key })
  const extra = (await told.write?.(answer, key)) ?? {}
  const deed: book.Deed = { key, kid: told.kid ?? null, what: 'other', at: now, undone: false, ...extra }
  model.deeds.push(deed)
  const added = told.kid === undefined && e === (addChild as Endpoint) ? model.kids.at(-1) : null
  family.sent.push({ again: (who) => who(e, given, { key }), answer, deed, erasedWith: added ?? null })
  if (told.kid && balanceIn(answer) !== null) expect(balanceIn(answer)).toBe(book.pointsOf(told.kid))
}
