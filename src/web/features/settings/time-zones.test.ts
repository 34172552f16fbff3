import { expect, test } from 'vitest'
import { listTimeZones, formatTimeZone } from './time-zones.ts'

test('lists a used zone exactly once, even if the browser does not know it', () => {
  expect(listTimeZones(['Etc/Unlisted', 'Europe/Madrid']).filter((zone) => zone === 'Etc/Unlisted')).toHaveLength(1)
  expect(listTimeZones(['Europe/Madrid']).filter((zone) => zone === 'Europe/Madrid')).toHaveLength(1)
})

test('formats a zone with spaces', () => {
  expect(formatTimeZone('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos Aires')
})
