import { SmallQuickTiles } from '#web/features/behaviors/small-quick-tile.tsx'
import { loadMoreMessages } from '#web/i18n/language.ts'
import { LivingFireflies } from '#web/ui/living-fireflies.tsx'
import { MessagePlace } from '#web/ui/message-place.tsx'
import { Celebrations } from './celebrations.tsx'
import { LatestActs } from './home/latest-acts.tsx'
import { FamilyTodayHabits } from './home/family-today-habits.tsx'
import { ModuleCards } from './home/module-cards.tsx'
import { SentenceField } from './home/sentence-field.tsx'
import { TodayPlace } from './home/today-place.tsx'
import { TodayProgress } from './home/today-progress.tsx'
import { HomePromises } from './home/home-promises.tsx'
import { WishContent } from './home/wish-content.tsx'
import { DeferredInstallPrompt } from './deferred-install-prompt.tsx'
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx'

/** How long after the first screen the rest is loaded, in milliseconds: celebrations come late otherwise. */
const aheadMs = 4000

// It is too late for them when the network is gone.
import('#web/ui/posed-mascot.tsx').catch(() => undefined)
setTimeout(
  () =>
    void Promise.allSettled([
      import('./glim-popover.tsx'),
      import('#web/ledger/feast.tsx'),
      import('#web/ledger/good-night-sky.tsx'),
      loadMoreMessages(),
    ]),
  aheadMs,
)

/** Components that are loaded right after the first screen, as one chunk. */
export const deferredComponents = {
  LatestActs,
  FamilyTodayHabits,
  DeferredInstallPrompt,
  KeyboardShortcuts,
  Celebrations,
  MessagePlace,
  LivingFireflies,
  ModuleCards,
  HomePromises,
  WishContent,
  SentenceField,
  SmallQuickTiles,
  TodayPlace,
  TodayProgress,
}
