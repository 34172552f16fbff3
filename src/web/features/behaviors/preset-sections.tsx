import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { giftPresets, remedyPresets, type BehaviorPresetKey } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { ActPoints, useFormatSigned } from '#web/ledger/act-points.tsx'
import { DeedPicture } from '#web/ledger/deed-picture.tsx'
import { useTitles } from '#web/ledger/titles.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Mascot } from '#web/ui/mascot.tsx'
import { useFadeInOn } from '#web/ui/use-fade-in-on.ts'
import { PresetChip } from './preset-chip.tsx'
import { useAward, type EarlierDay } from './use-award.ts'
import { useTileCounts } from './use-tile-counts.ts'
import { chooseWordsToSay } from './words-to-say.ts'

const giftEntries = Object.entries(giftPresets) as [keyof typeof giftPresets, number][]
const remedyEntries = Object.entries(remedyPresets) as [keyof typeof remedyPresets, number][]

/** Returns a function that creates the click handler of a button that awards a preset. */
const usePresetAward = (child: Child, day: EarlierDay | null, onSend?: () => void) => {
  const titles = useTitles()
  const { send } = useAward(child, { day, ...(onSend && { onSend }) })
  return (preset: BehaviorPresetKey, points: number) => (event: MouseEvent<HTMLElement>) =>
    void send({ title: titles.behavior(preset), points, preset, element: event.currentTarget }, { at: event.timeStamp })
}

/** Renders buttons that award surprise points: given afterwards, never promised. */
export function GiftPointsSection({ child, day }: { child: Child; day: EarlierDay | null }) {
  const t = useTranslations('behaviors')
  const award = usePresetAward(child, day)
  const countOf = useTileCounts(child, day)
  const signed = useFormatSigned()
  return (
    <section className="@container mt-5">
      <div className="mb-2.5 flex flex-wrap items-baseline gap-x-2.5">
        <h2 className="type-h3">{t('surprise')}</h2>
        <p className="text-meta text-text-2">{t('surpriseHint')}</p>
      </div>
      <div className="grid grid-cols-2 gap-3 @min-[20.75rem]:grid-cols-4">
        {giftEntries.map(([preset, points]) => (
          <PresetChip
            key={preset}
            tone="honey"
            count={countOf(preset).all}
            className="px-2!"
            aria-label={t('giftName', { points, name: child.name })}
            onClick={award(preset, points)}
          >
            <Icon name="gift" size={18} />
            <span className="tabular-nums">{signed(points)}</span>
          </PresetChip>
        ))}
      </div>
    </section>
  )
}

interface AmendsPointsSectionProps {
  child: Child
  day: EarlierDay | null
  /** The title of something hard that was just recorded: then the section is marked, says what a parent can say, and scrolls into view. */
  afterHard: string | null
  onSettled: () => void
}

const scrollIntoView = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'center' })

/** Renders buttons that award points for making amends. */
export function AmendsPointsSection({ child, day, afterHard, onSettled }: AmendsPointsSectionProps) {
  const t = useTranslations()
  const titles = useTitles()
  const award = usePresetAward(child, day, onSettled)
  const countOf = useTileCounts(child, day)
  const isAfterHard = afterHard !== null
  const chips = useFadeInOn<HTMLDivElement>(isAfterHard)
  return (
    <section
      ref={isAfterHard ? scrollIntoView : null}
      className={isAfterHard ? 'mt-5 animate-fade rounded-card bg-honey-tint p-4' : 'mt-5'}
    >
      <div className="mb-2.5 flex flex-wrap items-baseline gap-x-2.5">
        <h2 className="type-h3">{t('behaviors.repair')}</h2>
        <p className={classNames('min-w-0 wrap-anywhere', isAfterHard ? 'text-small' : 'text-meta text-text-2')}>
          {t('behaviors.right.text', { name: child.name })}
        </p>
      </div>
      {isAfterHard && <WordsToSay title={afterHard} />}
      <div ref={chips} className="grid gap-3 sm:flex sm:flex-wrap [&>button]:grow">
        {remedyEntries.map(([preset, points]) => (
          <PresetChip
            key={preset}
            count={countOf(preset).all}
            className="justify-start! pl-2! text-left!"
            aria-label={t('awards.tileName', { title: titles.behavior(preset), points, name: child.name })}
            onClick={award(preset, points)}
          >
            <DeedPicture kind={preset === 'remedy_big' ? 'repair-big' : 'repair'} size={32} className="rounded-full!" />
            <span className="min-w-0 flex-1">{titles.behavior(preset)}</span>
            <ActPoints points={points} variant="text" />
          </PresetChip>
        ))}
        {isAfterHard && (
          <Button tone="ghost" onClick={onSettled}>
            {t('behaviors.right.later')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Renders what a parent can say to the child after something hard. */
function WordsToSay({ title }: { title: string }) {
  const t = useTranslations('behaviors')
  const words = chooseWordsToSay(title, (deed) => t(`sheet.deed.${deed}`))
  return (
    <output className="mb-3 flex items-start gap-2.5">
      <Mascot size={32} className="shrink-0" />
      <span className="min-w-0">
        <span className="block text-small text-text-2">{t('right.say')}</span>
        <q className="wrap-anywhere">{t(`right.words.${words}`)}</q>
      </span>
    </output>
  )
}
