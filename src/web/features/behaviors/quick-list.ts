import { pointsOf, type QuickEntry } from '#shared/behaviors/rules.ts'
import type { Deed } from './use-award.ts'

/** What tells one tile from another. */
export const tileKey = (entry: QuickEntry): string =>
  'preset' in entry ? entry.preset : `own:${entry.points}:${entry.title}`

/** What a tap on a tile awards; `title` is its name in the language on screen. */
export const deedOf = (entry: QuickEntry, title: string): Deed => ({
  title,
  points: pointsOf(entry),
  tile: tileKey(entry),
  ...('preset' in entry && { preset: entry.preset }),
})
