/** Returns how many of the latest moments of so many children stand on top of a column. */
export const computeMaxMomentsOnTop = (children: number): number => (children > 2 ? 3 : 2)
