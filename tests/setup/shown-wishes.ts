import { beforeEach } from 'vitest'
import { writeDeviceValue } from '#web/lib/storage.ts'

// Files share an origin; a wish that one test reached would stand above in the next.
beforeEach(() => writeDeviceValue('wishes', null))
