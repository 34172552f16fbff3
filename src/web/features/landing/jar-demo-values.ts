/** Start, maximum and step of the demo jar, in points. */
export const jarDemo = { seed: 'glowjar', points: 340, max: 400, perTap: 10 } as const
