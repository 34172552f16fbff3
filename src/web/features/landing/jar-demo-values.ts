/** The jar on the landing page: what it begins with, and as full as it gets. */
export const jarDemo = { seed: 'glowjar', points: 340, most: 400, perTap: 10 } as const
