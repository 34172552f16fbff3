import { afterEach, vi } from 'vitest'
import { nextPaint } from '#web/lib/next-paint.ts'

// What was tapped last is sent after a paint: to the server of its test, not of the next one.
afterEach(async () => {
  if (!vi.isFakeTimers()) await nextPaint()
})
