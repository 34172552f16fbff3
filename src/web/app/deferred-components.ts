import { LatestActs } from './home/latest-acts.tsx'
import { TodayHabits } from './home/today-habits.tsx'
import { DeferredInstallPrompt } from './deferred-install-prompt.tsx'

/** Components that are loaded right after the first screen, as one chunk. */
export const deferredComponents = { LatestActs, TodayHabits, DeferredInstallPrompt }
