import type { Picture } from '#shared/pictures/rules.ts'

/** Minimum and maximum points of one award or deduction, and the usual ones of an award. */
export const behaviorPointLimits = { min: 1, max: 100, awardDefault: 10 } as const

/** The behaviors of a new quick list, with their points. */
export const quickPresets = {
  greeting: 10,
  tidy_toys: 10,
  help_clean: 5,
  help_others: 10,
  study_well: 15,
} as const

/** Points given without a reason. */
export const giftPresets = { gift_5: 5, gift_10: 10, gift_20: 20, gift_50: 50 } as const

/** Points for making amends. */
export const remedyPresets = { remedy_small: 5, remedy_big: 15 } as const

/** All presets of behaviors, with their points. */
export const behaviorPresets = { ...quickPresets, ...giftPresets, ...remedyPresets } as const

export type QuickPresetKey = keyof typeof quickPresets

export const quickPresetKeys = Object.keys(quickPresets) as QuickPresetKey[]

export const isQuickPresetKey = (key: string | null): key is QuickPresetKey => key !== null && key in quickPresets

export type BehaviorPresetKey = keyof typeof behaviorPresets

export const behaviorPresetKeys = Object.keys(behaviorPresets) as BehaviorPresetKey[]

/** The maximum length of a quick list. */
export const maxQuickListLength = 7

/** A tile for a behavior of the family's own; without a chosen picture the title suggests one. */
export type OwnEntry = { title: string; points: number; picture?: Picture | undefined }

/** A tile of the quick list: a preset, or a behavior of the family's own. */
export type QuickEntry = { preset: QuickPresetKey } | OwnEntry

/** The quick list of a new child. */
export const defaultQuickList: readonly QuickEntry[] = [
  { preset: 'greeting' },
  { preset: 'tidy_toys' },
  { preset: 'help_clean' },
  { preset: 'help_others' },
  { preset: 'study_well' },
]

/** Returns the points of a tile. */
export const findEntryPoints = (entry: QuickEntry): number =>
  'preset' in entry ? quickPresets[entry.preset] : entry.points

/** Returns whether two entries are the same tile, whatever their pictures are. */
export const isSameEntry = (a: QuickEntry, b: QuickEntry): boolean =>
  'preset' in a ? 'preset' in b && a.preset === b.preset : 'title' in b && a.title === b.title && a.points === b.points

/** Returns the list with an entry added at the top; null when the list has it already or is full. */
export const addQuickEntry = (list: readonly QuickEntry[], entry: QuickEntry): QuickEntry[] | null =>
  list.length >= maxQuickListLength || list.some((one) => isSameEntry(one, entry)) ? null : [entry, ...list]

/** Returns the category, which follows from the sign of the points. */
export const toCategory = (points: number): 'good' | 'needs_improvement' => (points > 0 ? 'good' : 'needs_improvement')
