/** Maximum number of passkeys of a user. */
export const maxPasskeys = 20

/** Minutes for which a challenge can be answered. */
export const challengeMinutes = 10
