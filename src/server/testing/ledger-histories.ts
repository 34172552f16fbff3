import fc from 'fast-check'
import type { Model } from './ledger-model.ts'
import { ledgerSteps } from './ledger-steps.ts'
import type { Family } from './ledger-step.ts'

const weights: Partial<Record<keyof typeof ledgerSteps, number>> = {
  award: 4,
  gift: 3,
  undo: 5,
  redeem: 5,
  repeatRequest: 3,
  passTime: 2,
}

class Command implements fc.AsyncCommand<Model, Family> {
  readonly name: keyof typeof ledgerSteps
  readonly numbers: readonly number[]

  constructor(name: keyof typeof ledgerSteps, numbers: readonly number[]) {
    this.name = name
    this.numbers = numbers
  }
  check = () => true
  run = async (model: Model, family: Family) => {
    const [caller = 0, n = 0, ...choices] = this.numbers
    const left = [...choices]
    const pick = <T>(some: readonly T[]) => some[(left.shift() ?? 0) % Math.max(1, some.length)]
    const by = family.callers[caller % family.callers.length]
    if (by) await ledgerSteps[this.name]({ model, family, by, pick, n })
  }
  toString = () => `${this.name}(${this.numbers.join()})`
}

const numbers = fc.array(fc.nat(10_000), { minLength: 5, maxLength: 5 })

/** Returns an arbitrary for random histories of at most `most` steps. */
export const ledgerHistories = (most: number) =>
  fc.commands(
    Object.keys(ledgerSteps).flatMap((name) => {
      const one = numbers.map((chosen) => new Command(name as keyof typeof ledgerSteps, chosen))
      return Array.from({ length: weights[name as keyof typeof ledgerSteps] ?? 1 }, () => one)
    }),
    { maxCommands: most, size: 'max' },
  )
