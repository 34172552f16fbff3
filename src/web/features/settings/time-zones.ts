/** Every zone the browser knows, and those that are in use here even if it does not list them. */
export const listTimeZones = (used: readonly string[]): string[] =>
  [...new Set([...used, ...Intl.supportedValuesOf('timeZone')])].toSorted((a, b) => a.localeCompare(b, 'en'))

/** A zone as one reads it: `America/New_York` is "America/New York". */
export const formatTimeZone = (zone: string): string => zone.replaceAll('_', ' ')

/** The zone of this device. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
