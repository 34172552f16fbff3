/** The value of a set that a text names, if it names one: for what an address or a draft holds. */
export const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text)
