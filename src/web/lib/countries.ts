/** Returns the name of a country (ISO 3166-1 code) in a language. */
export const formatCountry = (code: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code

/** Returns countries as options of a select, sorted by their names. */
export const sortCountries = (codes: readonly string[], locale: string) =>
  codes
    .map((value) => ({ value, label: formatCountry(value, locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
