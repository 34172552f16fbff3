import { Suspense, useEffect } from 'react'
import { lazyOptional } from '#web/lib/lazy-optional.ts'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import type { SkillExampleChipsProps } from './skill-example-chips.tsx'

const load = async () => (await import('./skill-example-chips.tsx')).SkillExampleChips
const LazyChips = lazyOptional(load)

/** Loads the examples with the screen, because the form can be opened without a network and nothing must move in it. */
export const usePreloadedSkillExamples = (): void => {
  const settled = useIsBrowserIdle()
  // External system: the network.
  useEffect(() => {
    if (settled) load().catch(() => undefined)
  }, [settled])
}

/** Renders `SkillExampleChips`, which need the words that suggest pictures; until they are loaded, their room. */
export const LazySkillExampleChips = (props: SkillExampleChipsProps) => (
  <Suspense fallback={<div className="min-h-36" />}>
    <LazyChips {...props} />
  </Suspense>
)
