/** All kinds of badges, in the order of the shelf. */
export const badgeCatalogue = {
  first_light: { title: 'First light', iconName: 'firefly' },
  habit_formation_master: { title: 'Habit Formation Master', iconName: 'heart' },
  bookworm: { title: 'Bookworm', iconName: 'book' },
  ten_deeds: { title: 'Ten good deeds', iconName: 'star' },
  first_wish: { title: 'First wish', iconName: 'gift' },
  helping_hand: { title: 'Helping hand', iconName: 'pair' },
  seven_days: { title: 'Seven days', iconName: 'ring' },
  skill_master: { title: 'Skill Master', iconName: 'trophy' },
  story_keeper: { title: 'Story keeper', iconName: 'page' },
  bright_teeth: { title: 'Bright teeth', iconName: 'tooth' },
  tidy_corner: { title: 'Tidy corner', iconName: 'basket' },
  climber: { title: 'Climber', iconName: 'summit' },
  rested: { title: 'Rested', iconName: 'moon' },
  all_weathers: { title: 'All weathers', iconName: 'cloud' },
  sixty_six: { title: 'Sixty-six', iconName: 'tree' },
  hundred_lights: { title: 'A hundred lights', iconName: 'lights' },
} as const

export type BadgeKind = keyof typeof badgeCatalogue

/** Returns whether a kind is in the catalogue. */
export const isBadgeKind = (id: string): id is BadgeKind => Object.hasOwn(badgeCatalogue, id)

export const badgeKinds = Object.keys(badgeCatalogue) as BadgeKind[]

/** The kinds that a completed habit or challenge earns. */
export const completionBadges = ['habit_formation_master', 'skill_master'] as const satisfies readonly BadgeKind[]

export type CompletionBadge = (typeof completionBadges)[number]

/**
 * What badges count of a child; a key that is absent stands for 0. `deeds` are the acts that earn points (awards, check-ins,
 * completed challenges), `days` those with a deed; also `scores`, `redemptions`, `restDays`, `completedHabits` and
 * `completedSkills`; `award:…` counts awards of a quick behavior, `picture:…` check-ins of habits with a picture, `habit:…`
 * check-ins of one habit, `weather:…` moments. A change of tallies has the same form and may be negative.
 */
export type Tallies = Readonly<Record<string, number>>

/** Returns tallies with a change added: without zeros, in the order of their keys. */
export const addTallies = (tallies: Tallies, change: Tallies): Tallies => {
  const sums = new Map(Object.entries(tallies))
  for (const [key, n] of Object.entries(change)) sums.set(key, (sums.get(key) ?? 0) + n)
  const kept = [...sums].filter(([, n]) => n !== 0)
  return Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the change that takes back another. */
export const negateTallies = (change: Tallies): Tallies =>
  Object.fromEntries(Object.entries(change).map(([key, n]) => [key, 0 - n]))

const listCounts = (tallies: Tallies, prefix: string): number[] =>
  Object.entries(tallies).flatMap(([key, n]) => (key.startsWith(prefix) ? [n] : []))

/** Returns the number of moments. */
const countMoments = (tallies: Tallies): number => listCounts(tallies, 'weather:').reduce((sum, n) => sum + n, 0)

/** Returns the number of different weathers of all moments. */
const countWeathers = (tallies: Tallies): number => listCounts(tallies, 'weather:').length

/** Returns the greatest number of check-ins of one habit. */
const countMostCheckIns = (tallies: Tallies): number => Math.max(0, ...listCounts(tallies, 'habit:'))

/** Returns what a moment adds to the tallies. */
export const tallyMoment = (weather: string): Tallies => ({ [`weather:${weather}`]: 1 })

interface BadgeRule {
  /** How much it takes. */
  target: number
  /** Returns how much there is. */
  count: (tallies: Tallies) => number
}

const countOf =
  (key: string): BadgeRule['count'] =>
  (tallies) =>
    tallies[key] ?? 0

/** What earns each badge. */
export const badgeRules: Readonly<Record<BadgeKind, BadgeRule>> = {
  first_light: { target: 1, count: countOf('deeds') },
  habit_formation_master: { target: 1, count: countOf('completedHabits') },
  bookworm: { target: 21, count: countOf('picture:reading') },
  ten_deeds: { target: 10, count: countOf('deeds') },
  first_wish: { target: 1, count: countOf('redemptions') },
  helping_hand: { target: 25, count: countOf('award:help_others') },
  seven_days: { target: 7, count: countOf('days') },
  skill_master: { target: 1, count: countOf('completedSkills') },
  story_keeper: { target: 10, count: countMoments },
  bright_teeth: { target: 21, count: countOf('picture:teeth') },
  tidy_corner: { target: 25, count: countOf('award:tidy_toys') },
  climber: { target: 10, count: countOf('scores') },
  rested: { target: 5, count: countOf('restDays') },
  all_weathers: { target: 5, count: countWeathers },
  sixty_six: { target: 66, count: countMostCheckIns },
  hundred_lights: { target: 100, count: countOf('deeds') },
}

/** Returns whether tallies earn a badge. */
export const isEarned = (kind: BadgeKind, tallies: Tallies): boolean => {
  const { target, count } = badgeRules[kind]
  return count(tallies) >= target
}

/** How far a badge is. */
export interface BadgeProgress {
  id: string
  count: number
  target: number
  /** When it was earned, or null. */
  awardedAt: string | null
}

/** Returns the badge that is not earned but nearest by share; of several the first. Null when nothing counts for any. */
export const findNearest = <P extends BadgeProgress>(shelf: readonly P[]): P | null => {
  const open = shelf.filter(({ awardedAt, count }) => awardedAt === null && count > 0)
  const share = ({ count, target }: BadgeProgress) => count / target
  return open.toSorted((a, b) => share(b) - share(a))[0] ?? null
}

const profileBadgeCount = 4

/** Returns the badges that the profile shows: the newest earned ones and the nearest, filled up with those that are next by share. */
export const chooseProfileBadges = <P extends BadgeProgress>(shelf: readonly P[]): P[] => {
  const earned = shelf.filter(({ awardedAt }) => awardedAt !== null)
  const newest = earned.toSorted((a, b) => ((a.awardedAt ?? '') < (b.awardedAt ?? '') ? 1 : -1))
  const open = shelf.filter(({ awardedAt }) => awardedAt === null)
  const nearest = open.toSorted((a, b) => b.count / b.target - a.count / a.target)
  const shownNewest = newest.slice(0, nearest.length > 0 ? profileBadgeCount - 1 : profileBadgeCount)
  return [...shownNewest, ...nearest].slice(0, profileBadgeCount)
}
