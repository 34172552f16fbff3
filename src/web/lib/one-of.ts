/** Returns the text if it is one of the values. */
export const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text)
