import { expect, test } from 'vitest'
import { listTimeZones, formatTimeZone } from './time-zones.ts'

test('a zone in use is in the list once, also where the browser does not list it', () => {
  expect(listTimeZones(['Etc/Unlisted', 'Europe/Madrid']).filter((zone) => zone === 'Etc/Unlisted')).toHaveLength(1)
  expect(listTimeZones(['Europe/Madrid']).filter((zone) => zone === 'Europe/Madrid')).toHaveLength(1)
})

test('a zone is read with spaces', () => {
  expect(formatTimeZone('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos Aires')
})
