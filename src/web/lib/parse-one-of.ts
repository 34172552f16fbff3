/** Returns the text if it is one of the values, else undefined. */
export const parseOneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text)
