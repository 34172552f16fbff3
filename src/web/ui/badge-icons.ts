/** SVG paths of the badges, on a grid of 64 around the middle of the jar (32, 38); filled, with a round stroke. */
export const badgeIconPaths = {
  toothbrush:
    'M21 47 36.500 31.500M36 32l6-6M35.500 25.500l6.500 6.500M38.500 22.500l6.500 6.500M37 24l1.500-1.500M43.500 30.500 45 29',
  book: 'M32 31c-3.500-2.500-7.500-3-12-2v16c4.500-1 8.500-.5 12 2 3.500-2.500 7.500-3 12-2V29c-4.500-1-8.500-.5-12 2z',
  heart: 'M32 50c-8-5.500-12-10-12-15a6 6 0 0 1 12-2 6 6 0 0 1 12 2c0 5-4 9.500-12 15z',
  trophy: 'M24 26h16v8a8 8 0 0 1-16 0zM24 28h-5c0 6 2 8 6 8M40 28h5c0 6-2 8-6 8M32 42v5M26 50h12a6 4 0 0 0-12 0z',
  star: 'm32 25 4 8.500 9.300 1.200-6.800 6.400 1.700 9.200-8.200-4.500-8.200 4.500 1.700-9.200-6.800-6.400 9.300-1.200z',
  medal: 'M26 24l3.500 8M38 24l-3.500 8M32 33a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17z',
} as const

export type BadgeIcon = keyof typeof badgeIconPaths

const isBadgeIcon = (name: string): name is BadgeIcon => Object.hasOwn(badgeIconPaths, name)

/** Returns the icon of a badge by its stored name; a medal for an unknown name. */
export const findBadgeIcon = (name: string): BadgeIcon => (isBadgeIcon(name) ? name : 'medal')
