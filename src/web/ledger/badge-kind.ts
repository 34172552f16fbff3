import { badgeCatalogue, type BadgeKind } from '#shared/badges/rules.ts'

/** Whether a badge is one of the catalogue, and so has words in every language. */
export const isBadgeKind = (id: string): id is BadgeKind => id in badgeCatalogue
