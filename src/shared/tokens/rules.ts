/** The most API tokens a member has, and the most days until one expires. */
export const tokenLimits = { perMember: 20, maxDays: 3650 } as const
