import { badgeCatalogue, type BadgeKind } from '#shared/badges/rules.ts'

/** Returns whether a badge is in the catalogue and so has messages. */
export const isBadgeKind = (id: string): id is BadgeKind => id in badgeCatalogue
