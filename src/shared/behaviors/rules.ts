/** Points of one award or deduction. */
export const behaviorPoints = { min: 1, max: 100, awardDefault: 10, deductDefault: 3 } as const

/** The quick behaviours every new list begins with. */
export const quickPresets = {
  greeting: 10,
  tidy_toys: 10,
  help_clean: 5,
  help_others: 10,
  study_well: 15,
} as const

/** Gift points, "just because". */
export const giftPresets = { gift_5: 5, gift_10: 10, gift_20: 20, gift_50: 50 } as const

/** Points for making something right again. */
export const remedyPresets = { remedy_small: 5, remedy_big: 15 } as const

/** Every preset of a behaviour with its points. */
export const behaviorPresets = { ...quickPresets, ...giftPresets, ...remedyPresets } as const

export type QuickPreset = keyof typeof quickPresets

export const quickPresetKeys = Object.keys(quickPresets) as QuickPreset[]

export type BehaviorPreset = keyof typeof behaviorPresets

/** Most entries of a quick list. */
export const quickListCap = 7

/** One tile of the quick list: a preset, or a behaviour of the family's own. */
export type QuickEntry = { preset: QuickPreset } | { title: string; points: number }

/** The list a new child begins with. */
export const defaultQuickList: readonly QuickEntry[] = [
  { preset: 'greeting' },
  { preset: 'tidy_toys' },
  { preset: 'help_clean' },
  { preset: 'help_others' },
  { preset: 'study_well' },
]

/** The points a tile awards. */
export const pointsOf = (entry: QuickEntry): number => ('preset' in entry ? quickPresets[entry.preset] : entry.points)

/** Whether two entries are the same tile. */
export const sameEntry = (a: QuickEntry, b: QuickEntry): boolean =>
  'preset' in a ? 'preset' in b && a.preset === b.preset : 'title' in b && a.title === b.title && a.points === b.points

/** The list with a new own entry on top, or null when it is there already or the list is full. */
export const withNewEntry = (list: readonly QuickEntry[], entry: QuickEntry): QuickEntry[] | null =>
  list.length >= quickListCap || list.some((kept) => sameEntry(kept, entry)) ? null : [entry, ...list]

/** The category follows from the sign. */
export const categoryOf = (points: number): 'good' | 'needs_improvement' => (points > 0 ? 'good' : 'needs_improvement')
