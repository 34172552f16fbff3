/** How the tiles of home are laid out: two of them side by side, with their titles beside the pictures, or upright. */
export type TileForm = 'pairs' | 'upright'

/** Up to this many habits of each child stand beside their pictures. */
const maxBeside = 2

/** Most rows that a phone shows without scrolling. */
const maxRows = 4

type Groups = readonly { habits: readonly unknown[] }[]

/** Returns the form of the tiles of several children in lines: the same one for all. */
export const chooseLineForm = (groups: Groups): TileForm =>
  groups.every(({ habits }) => habits.length <= maxBeside) ? 'pairs' : 'upright'

/** Returns the form of the habits of several children in cards: the same one for all. */
export const chooseCardForm = (groups: Groups): 'rows' | 'upright' =>
  chooseLineForm(groups) === 'pairs' && groups.reduce((sum, { habits }) => sum + habits.length, 0) <= maxRows
    ? 'rows'
    : 'upright'

/** Returns a title without how long it takes: "Brush teeth" for "Brush teeth, 2 minutes". */
export const withoutDuration = (title: string): string => title.replace(/[,，]\s*\d[^,，]*$/, '')
