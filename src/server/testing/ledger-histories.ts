import fc from 'fast-check'
import type { LedgerModel } from './ledger-model.ts'
import { ledgerSteps } from './ledger-steps.ts'
import type { FamilyUnderTest } from './send-and-compare.ts'

const stepWeights: Partial<Record<keyof typeof ledgerSteps, number>> = {
  award: 4,
  awardGift: 3,
  undo: 5,
  redeem: 5,
  repeatRequest: 3,
  moveClock: 2,
}

class StepCommand implements fc.AsyncCommand<LedgerModel, FamilyUnderTest> {
  readonly name: keyof typeof ledgerSteps
  readonly numbers: readonly number[]

  constructor(name: keyof typeof ledgerSteps, numbers: readonly number[]) {
    this.name = name
    this.numbers = numbers
  }
  check = () => true
  run = async (model: LedgerModel, family: FamilyUnderTest) => {
    const [caller = 0, n = 0, ...choices] = this.numbers
    const left = [...choices]
    const pick = <T>(some: readonly T[]) => some[(left.shift() ?? 0) % Math.max(1, some.length)]
    const by = family.callers[caller % family.callers.length]
    if (by) await ledgerSteps[this.name]({ model, family, by, pick, n })
  }
  toString = () => `${this.name}(${this.numbers.join()})`
}

const stepNumbers = fc.array(fc.nat(10_000), { minLength: 5, maxLength: 5 })

/** Returns a fast-check arbitrary for random histories of at most `most` steps. */
export const createHistoryArbitrary = (most: number) =>
  fc.commands(
    Object.keys(ledgerSteps).flatMap((name) => {
      const one = stepNumbers.map((chosen) => new StepCommand(name as keyof typeof ledgerSteps, chosen))
      return Array.from({ length: stepWeights[name as keyof typeof ledgerSteps] ?? 1 }, () => one)
    }),
    { maxCommands: most, size: 'max' },
  )
