/** Returns the time zones of the browser plus `used`, sorted. */
export const listTimeZones = (used: readonly string[]): string[] =>
  [...new Set([...used, ...Intl.supportedValuesOf('timeZone')])].toSorted((a, b) => a.localeCompare(b, 'en'))

/** Formats `America/New_York` as "America/New York". */
export const formatTimeZone = (zone: string): string => zone.replaceAll('_', ' ')

/** Returns the time zone of this device. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
