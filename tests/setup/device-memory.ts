import { beforeEach } from 'vitest'
import { writeDeviceValue } from '#web/lib/storage.ts'

// Files share an origin; a wish that one test reached would stand above in the next, and a sky be shown in one only.
beforeEach(() => {
  for (const key of ['wishes', 'goodNight'] as const) writeDeviceValue(key, null)
})
