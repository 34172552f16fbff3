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
