import { RewardPictureOrDrawing } from '#web/features/rewards/reward-picture-or-drawing.tsx'
import { LightRow } from '#web/ledger/light-row.tsx'
import { LivingFireflies } from '#web/ui/living-fireflies.tsx'
import { Celebrations } from './celebrations.tsx'
import { ContentEnd } from './content-end.tsx'
import { LatestActs } from './home/latest-acts.tsx'
import { FamilyTodayHabits } from './home/family-today-habits.tsx'
import { ModuleCards } from './home/module-cards.tsx'
import { PromiseCard } from './home/promise-card.tsx'
import { DeferredInstallPrompt } from './deferred-install-prompt.tsx'
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx'
import { StillOfflineBanner } from './still-offline-banner.tsx'

// It is too late for it when the network is gone.
import('#web/ui/posed-mascot.tsx').catch(() => undefined)

/** Components that are loaded right after the first screen, as one chunk. */
export const deferredComponents = {
  LatestActs,
  FamilyTodayHabits,
  DeferredInstallPrompt,
  KeyboardShortcuts,
  Celebrations,
  LivingFireflies,
  StillOfflineBanner,
  ContentEnd,
  ModuleCards,
  PromiseCard,
  LightRow,
  RewardPictureOrDrawing,
}
