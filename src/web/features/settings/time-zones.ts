const regions = [
  'Africa',
  'America',
  'Antarctica',
  'Arctic',
  'Asia',
  'Atlantic',
  'Australia',
  'Europe',
  'Indian',
  'Pacific',
] as const

type Region = (typeof regions)[number] | 'other'

const findRegion = (zone: string): Region => regions.find((region) => zone.startsWith(`${region}/`)) ?? 'other'

/** Formats `America/New_York` as "New York", and `America/Argentina/Salta` as "Salta, Argentina". */
export const formatCity = (zone: string): string => {
  const parts = zone.replaceAll('_', ' ').split('/')
  return (parts.length > 1 ? parts.slice(1) : parts).toReversed().join(', ')
}

/** Returns the time zones of the browser plus `used`, without `device`, by region and sorted by city; no empty groups. */
export const groupTimeZones = (
  used: readonly string[],
  device: string,
): { region: Region; zones: readonly string[] }[] => {
  const zones = new Set([...used, ...Intl.supportedValuesOf('timeZone')])
  zones.delete(device)
  const sorted = [...zones].toSorted((a, b) => formatCity(a).localeCompare(formatCity(b), 'en'))
  return [...regions, 'other' as const]
    .map((region) => ({ region, zones: sorted.filter((zone) => findRegion(zone) === region) }))
    .filter((group) => group.zones.length > 0)
}

/** Returns the time zone of this device. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
