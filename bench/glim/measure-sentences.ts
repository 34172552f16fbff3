import { listHabits } from '#shared/habits/contract.ts'
import { readSentence } from '#shared/assistant/sentence.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import type { GlimApp } from './glim-app.ts'
import type { ExpectedAct, SentenceCase } from './question-sets.ts'

type Proposal = Awaited<ReturnType<typeof readAll>>['proposals'][number]

/** How many acts were expected, proposed exactly, ticked, and ticked wrongly; and the sentences that went wrong, in words. */
export interface SentenceResult {
  expected: number
  exact: number
  ticked: number
  wrong: number
  mistakes: string[]
}

const readAll = ({ call, childId, language }: GlimApp, { text, child }: SentenceCase) =>
  call(readSentence, { body: { childId: childId(child), text, language } })

/** Returns a function that returns whether an act is the check-in of a day that is checked in: it cannot be proposed. */
const createDoneTest = async ({ call, childId }: GlimApp, today: Day, cases: readonly SentenceCase[]) => {
  const names = new Set(cases.flatMap(({ acts }) => acts.map(({ child }) => child)))
  const done = new Set<string>()
  for (const name of names)
    for (const { title, recentDays } of await call(listHabits, { params: { childId: childId(name) } }))
      for (const { date } of recentDays.filter(({ state }) => state === 'done')) done.add(`${name} ${title} ${date}`)
  return ({ kind, child, thing, daysAgo }: ExpectedAct): boolean =>
    kind === 'check-in' && done.has(`${child} ${thing ?? ''} ${addDays(today, -daysAgo)}`)
}

const matches = (proposal: Proposal, act: ExpectedAct, childId: string, today: Day): boolean =>
  proposal.kind === act.kind &&
  proposal.childId === childId &&
  proposal.day === addDays(today, -act.daysAgo) &&
  (act.thing === null || ('title' in proposal && proposal.title === act.thing)) &&
  (act.points === undefined || ('points' in proposal && proposal.points === act.points)) &&
  (act.value === undefined || ('value' in proposal && proposal.value === act.value))

const describe = ({ id: _, childId: __, words, isSure, ...rest }: Proposal): string =>
  `${isSure ? '[x]' : '[ ]'} ${JSON.stringify(rest)} (“${words}”)`

/** Compares what the app proposes with what the sentences should record. */
export const measureSentences = async (
  app: GlimApp,
  today: Day,
  cases: readonly SentenceCase[],
): Promise<SentenceResult> => {
  const result: SentenceResult = { expected: 0, exact: 0, ticked: 0, wrong: 0, mistakes: [] }
  const isDone = await createDoneTest(app, today, cases)
  for (const sentence of cases) {
    const { proposals, leftovers } = await readAll(app, sentence)
    const left = [...proposals]
    const expected = sentence.acts.filter((act) => !isDone(act))
    const missing = expected.filter((act) => {
      const at = left.findIndex((one) => matches(one, act, app.childId(act.child), today))
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
    const wrong = left.filter(({ isSure }) => isSure)
    result.expected += expected.length
    result.exact += expected.length - missing.length
    result.ticked += proposals.filter(({ isSure }) => isSure).length
    result.wrong += wrong.length
    if (missing.length === 0 && wrong.length === 0) continue
    const lines = [
      ...missing.map((act) => `missing ${JSON.stringify(act)}`),
      ...left.map((one) => `proposed ${describe(one)}`),
      ...leftovers.map(({ words }) => `left over “${words}”`),
    ]
    result.mistakes.push([`${sentence.text} (${sentence.child})`, ...lines].join('\n    '))
  }
  return result
}
