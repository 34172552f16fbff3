/** All kinds of badges. */
export const badgeCatalogue = {
  habit_formation_master: { title: 'Habit Formation Master', iconName: 'heart' },
  skill_master: { title: 'Skill Master', iconName: 'trophy' },
} as const

export type BadgeKind = keyof typeof badgeCatalogue

/** Number of slots of the badge grid. */
export const badgeSlotCount = 4
