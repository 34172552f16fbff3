import type { Day } from '#shared/time/day.ts'

/** The avatars by group: emoji are their stored values, the app shows drawings. */
const avatarGroups = {
  boys: ['👦', '👦🏻', '👦🏽', '👦🏿'],
  girls: ['👧', '👧🏻', '👧🏽', '👧🏿'],
  animals: ['🐻', '🐱', '🐶', '🦁'],
} as const

/** All avatars. */
export const avatars = [...avatarGroups.boys, ...avatarGroups.girls, ...avatarGroups.animals] as const

export type AvatarEmoji = (typeof avatars)[number]

/** Returns an avatar for a new child that differs from those of the others, animals first; none if all are taken. */
export const findFreeAvatar = (children: readonly { avatarUrl: string | null }[]): AvatarEmoji | undefined => {
  const taken = new Set(children.map(({ avatarUrl }) => avatarUrl))
  return [...avatarGroups.animals, ...avatars].find((avatar) => !taken.has(avatar))
}

export const childLimits = {
  children: 50,
  entries: 500,
  aliases: 5,
  ageMin: 0,
  ageMax: 18,
  editAgeMin: 1,
  editAgeMax: 17,
} as const

interface NamedChild {
  name: string
  aliases: readonly string[]
}

/** Returns a name as names are compared: without differences of case and width. */
export const foldName = (name: string): string => name.normalize('NFKC').toLowerCase()

/**
 * Returns the field by which a child could be taken for one of the others: an alias that is a name or alias of another, or
 * a name that is an alias of another; null if there is none. Two children may have the same name.
 */
export const findAmbiguousName = (
  { name, aliases }: NamedChild,
  others: readonly NamedChild[],
): keyof NamedChild | null => {
  const names = new Set(others.map((other) => foldName(other.name)))
  const aliasesOfOthers = new Set(others.flatMap((other) => other.aliases.map(foldName)))
  if (aliases.map(foldName).some((alias) => names.has(alias) || aliasesOfOthers.has(alias))) return 'aliases'
  return aliasesOfOthers.has(foldName(name)) ? 'name' : null
}

/** The earliest valid birthday. */
export const earliestBirthday: Day = '1900-01-01'
