import { LatestEntries } from './home/latest-entries.tsx'
import { TodayHabits } from './home/today-habits.tsx'
import { Installing } from './installing.tsx'

/** What comes right after the first screen, fetched in one go. */
export const soon = { LatestEntries, TodayHabits, Installing }
