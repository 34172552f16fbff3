import type { Redemption } from '#shared/rewards/contract.ts'

/** Returns whether a redemption was promised and not given yet. */
export const isToGive = ({ givenAt }: Redemption): boolean => givenAt === null
