import { beforeEach } from 'vitest'
import { writeDeviceValue } from '#web/lib/storage.ts'

// Files share an origin: a sky would be shown in one test only, and the child selected in one opened in the next.
beforeEach(() => {
  for (const key of ['goodNight', 'child'] as const) writeDeviceValue(key, null)
})
