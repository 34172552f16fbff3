import { useTranslations } from 'use-intl'
import { defaultQuickList, type QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { EnterAgain } from '#web/ui/enter-again.tsx'
import { useFadeInOn } from '#web/ui/use-fade-in-on.ts'
import { OtherAwards } from './other-awards.tsx'
import { createTileKey } from './quick-list.ts'
import { GiftPointsSection, AmendsPointsSection } from './preset-sections.tsx'
import type { EarlierDay } from './use-award.ts'
import { useOtherAwards } from './use-other-awards.ts'

interface BelowTilesProps {
  child: Child
  day: EarlierDay | null
  /** The quick list, once it is loaded. */
  entries: readonly QuickEntry[] | undefined
  /** The behavior that may be kept as a tile above, if there is one. */
  keepsTile: string | undefined
  /** The title of something hard that was just recorded. */
  afterHard: string | null
  onSettled: () => void
  onHard: () => void
  onArrange: () => void
}

/** Renders what else can be awarded or was; it fades in at its new place when more or less stands above. */
export function BelowTiles({ child, day, entries, keepsTile, afterHard, onSettled, ...actions }: BelowTilesProps) {
  const others = useOtherAwards(child, day, entries)
  const count = entries?.length ?? defaultQuickList.length
  // A longer title makes the tiles higher.
  const place = useFadeInOn<HTMLDivElement>(entries?.map(createTileKey).join(' '))
  return (
    <div ref={place}>
      <EnterAgain on={[count, keepsTile, ...others.map(({ key }) => key)].join(' ')} className="@container">
        <OtherAwards child={child} day={day} awards={others} />
        <div className="gap-x-8 @min-[54rem]:grid @min-[54rem]:grid-cols-2">
          <GiftPointsSection child={child} day={day} />
          <AmendsPointsSection child={child} day={day} afterHard={afterHard} onSettled={onSettled} />
        </div>
        <QuietActions isBelowMore={afterHard !== null} {...actions} />
      </EnterAgain>
    </div>
  )
}

const quiet = { tone: 'ghost', size: 'compact', className: 'px-0.5! text-text-2!' } as const

interface QuietActionsProps {
  /** Whether there is more above them than before. */
  isBelowMore: boolean
  onHard: () => void
  onArrange: () => void
}

/** Renders what is rarely done, below everything else, so that nobody taps it by mistake. It fades in where more or less stands above it. */
function QuietActions({ isBelowMore, onHard, onArrange }: QuietActionsProps) {
  const t = useTranslations('behaviors')
  const place = useFadeInOn<HTMLDivElement>(isBelowMore)
  return (
    <div ref={place} className="mt-6 flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
      <Button {...quiet} icon="plus" data-entry="hard" onClick={onHard}>
        {t('hard')}
      </Button>
      <Button {...quiet} icon="edit" data-entry="arrange" onClick={onArrange}>
        {t('list.title')}
      </Button>
    </div>
  )
}
