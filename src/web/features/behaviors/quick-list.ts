import { findEntryPoints, type QuickEntry } from '#shared/behaviors/rules.ts'
import type { Award } from './use-award.ts'

/** Returns a key that identifies a tile within the quick list. */
export const createTileKey = (entry: QuickEntry): string =>
  'preset' in entry ? entry.preset : `own:${entry.points}:${entry.title}`

/** Returns what a tap on a tile awards; `title` is its name in the language on screen. */
export const toAward = (entry: QuickEntry, title: string, element: Element | null): Award => ({
  title,
  points: findEntryPoints(entry),
  element,
  ...('preset' in entry ? { preset: entry.preset } : { picture: entry.picture }),
})
