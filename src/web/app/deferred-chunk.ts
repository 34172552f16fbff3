import { LatestEntries } from './home/latest-entries.tsx'
import { TodayHabits } from './home/today-habits.tsx'
import { DeferredInstallPrompt } from './deferred-install-prompt.tsx'

/** What comes right after the first screen, fetched in one go. */
export const deferred = { LatestEntries, TodayHabits, Installing: DeferredInstallPrompt }
