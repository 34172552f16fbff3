import fc from 'fast-check'
import type { Model } from './model.ts'
import { plays } from './plays.ts'
import type { Family } from './telling.ts'

const weights: Partial<Record<keyof typeof plays, number>> = {
  award: 4,
  gift: 3,
  undo: 5,
  redeem: 5,
  again: 3,
  wait: 2,
}

class Command implements fc.AsyncCommand<Model, Family> {
  readonly name: keyof typeof plays
  readonly numbers: readonly number[]

  constructor(name: keyof typeof plays, numbers: readonly number[]) {
    this.name = name
    this.numbers = numbers
  }
  check = () => true
  run = async (model: Model, family: Family) => {
    const [which = 0, n = 0, ...choices] = this.numbers
    const left = [...choices]
    const pick = <T>(some: readonly T[]) => some[(left.shift() ?? 0) % Math.max(1, some.length)]
    const by = family.callers[which % family.callers.length]
    if (by) await plays[this.name]({ model, family, by, pick, n })
  }
  toString = () => `${this.name}(${this.numbers.join()})`
}

const numbers = fc.array(fc.nat(10_000), { minLength: 5, maxLength: 5 })

/** Random histories of up to so many steps. */
export const histories = (most: number) =>
  fc.commands(
    Object.keys(plays).flatMap((name) => {
      const one = numbers.map((chosen) => new Command(name as keyof typeof plays, chosen))
      return Array.from({ length: weights[name as keyof typeof plays] ?? 1 }, () => one)
    }),
    { maxCommands: most, size: 'max' },
  )
