import { expect, test } from 'vitest'
import { formatCity, groupTimeZones } from './time-zones.ts'

const listZones = (used: readonly string[], device: string) =>
  groupTimeZones(used, device).flatMap(({ zones }) => zones)

test('lists a used zone exactly once, even if the browser does not know it', () => {
  for (const used of ['Etc/Unlisted', 'Europe/Madrid']) {
    expect(listZones([used], 'Asia/Shanghai').filter((zone) => zone === used)).toHaveLength(1)
  }
})

test('groups zones by region and sorts them by city, without that of the device', () => {
  const europe = groupTimeZones(['Etc/Unlisted'], 'Europe/Madrid').find(({ region }) => region === 'Europe')
  expect(europe?.zones).not.toContain('Europe/Madrid')
  expect(europe?.zones.slice(0, 2)).toEqual(['Europe/Amsterdam', 'Europe/Andorra'])
  expect(groupTimeZones(['Etc/Unlisted'], 'Europe/Madrid').at(-1)).toMatchObject({ region: 'other' })
})

test.each([
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina'],
  ['UTC', 'UTC'],
])('formats %s as a city', (zone, city) => {
  expect(formatCity(zone)).toBe(city)
})
