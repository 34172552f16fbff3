import { isScore } from '#shared/skills/rules.ts'

/** Returns by how much the buttons beside a score change it: 1 up to a target of 199, 10 up to 1999, and so on. */
export const computeScoreStep = (target: number | null): number =>
  target === null || target < 200 ? 1 : 10 ** (Math.floor(Math.log10(target / 2)) - 1)

/** Returns a score after a step; it stays as it is where the result would be invalid. */
export const addScoreStep = (score: number, step: number): number => {
  const next = Math.max(0, Math.round((score + step) * 100) / 100)
  return isScore(next) ? next : score
}
