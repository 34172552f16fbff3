import { pointsPerLight } from './compute-jar-lights.ts'

/**
 * Computes how much of each light of a row is lit, from 0 to 1, for `have` of `need` points. The last one sleeps until
 * all is there: a row that looks full one point before its end has nothing left for the moment in which it is reached.
 */
export const computeLightParts = (have: number, need: number): number[] => {
  const count = Math.ceil(need / pointsPerLight)
  const partOf = (index: number) => Math.max(0, Math.min(1, (have - index * pointsPerLight) / pointsPerLight))
  return Array.from({ length: count }, (_, index) => (index < count - 1 ? partOf(index) : Number(have >= need)))
}
