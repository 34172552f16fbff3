/** Every kind of badge; one entry here and one rule that awards it add a badge. */
export const badgeCatalogue = {
  habit_formation_master: { title: 'Habit Formation Master', iconName: 'heart' },
  skill_master: { title: 'Skill Master', iconName: 'trophy' },
} as const

export type BadgeKind = keyof typeof badgeCatalogue

/** Places of the badge grid. */
export const badgeSlots = 4
