import { setTime } from './clock.ts'

/** Sets the clock, until the test ends, to a time of day ("15:00") of the family, because home begins with other things in the evening. */
export const setTimeOfDay = (time: string): void => setTime(Date.parse(`2026-11-20T${time}:00+01:00`))
