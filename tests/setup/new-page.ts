// React keeps the timers of the browser, which it finds when it is loaded.
import { cleanup } from 'vitest-browser-react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { nextPaint } from '#web/lib/next-paint.ts'
import { installClock, removeClock } from '#web/testing/clock.ts'
import { resetPage } from '#web/testing/new-page.ts'

installClock()
// The runner imports this file again for each test file, under a name with the time.
afterAll(removeClock)

beforeEach(resetPage)

afterEach(async () => {
  // What was tapped last is sent after a paint: to the server of its test.
  if (!vi.isFakeTimers()) await nextPaint()
  await cleanup()
})
