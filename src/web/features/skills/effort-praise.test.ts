import { expect, test } from 'vitest'
import { createEffortPraise, effortPraises } from './effort-praise.ts'

test('each sentence of praise is said once before one is said again [SKL-38]', () => {
  const choose = createEffortPraise()
  const said = Array.from({ length: effortPraises.length + 1 }, choose)
  expect(new Set(said).size).toBe(effortPraises.length)
  expect(said.at(-1)).toBe(said[0])
})
