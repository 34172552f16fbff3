import { LatestEntries } from './home/latest-entries.tsx'
import { TodayHabits } from './home/today-habits.tsx'
import { DeferredInstallPrompt } from './deferred-install-prompt.tsx'

/** The components loaded right after the first screen, as one chunk. */
export const deferred = { LatestEntries, TodayHabits, Installing: DeferredInstallPrompt }
