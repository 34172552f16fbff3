import { useTranslations } from 'use-intl'
import { giftPresets, remedyPresets, type BehaviorPreset } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { ActPoints } from '#web/ledger/act-points.tsx'
import { useTitles } from '#web/ledger/titles.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { useDoubleTapGuard } from '#web/ui/use-double-tap-guard.ts'
import { useAward } from './use-award.ts'

const gifts = Object.entries(giftPresets) as [keyof typeof giftPresets, number][]
const remedies = Object.entries(remedyPresets) as [keyof typeof remedyPresets, number][]

/** `give(preset, points, button)`: one tap awards a preset beside the tiles. */
const usePresetAward = (child: Child, onDone?: () => void) => {
  const titles = useTitles()
  const isNewTap = useDoubleTapGuard()
  const { award } = useAward(child)
  return (preset: BehaviorPreset, points: number, from: Element, time: number) => {
    if (!isNewTap(preset, time)) return
    award({ title: titles.behavior(preset), points, preset }, from)
    onDone?.()
  }
}

/** Points just because: shown after, never promised before. */
export function Gifts({ child }: { child: Child }) {
  const t = useTranslations('behaviors')
  const give = usePresetAward(child)
  return (
    <section className="mt-5">
      <div className="mx-0.5 mb-2.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="type-h3">{t('surprise')}</h2>
        <p className="text-meta text-text-2">{t('surpriseHint')}</p>
      </div>
      <div className="grid grid-cols-4 gap-2 max-[22.5rem]:grid-cols-2 sm:max-w-100">
        {gifts.map(([preset, points]) => (
          <Chip
            key={preset}
            tone="honey"
            className="px-2!"
            aria-label={t('giftName', { points, name: child.name })}
            onClick={({ currentTarget, timeStamp }) => give(preset, points, currentTarget, timeStamp)}
          >
            <Icon name="gift" size={18} />
            <span className="tabular-nums">{points}</span>
          </Chip>
        ))}
      </div>
    </section>
  )
}

interface RemediesProps {
  child: Child
  /** Right after something hard: says what it is good for, and comes into sight. */
  afterHard: boolean
  onSettled: () => void
}

const intoSight = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'center' })

/** Putting something right again. It celebrates like any award; what came before it did not. */
export function Remedies({ child, afterHard, onSettled }: RemediesProps) {
  const t = useTranslations('behaviors')
  const titles = useTitles()
  const give = usePresetAward(child, onSettled)
  return (
    <section
      key={afterHard ? 'after' : 'always'}
      ref={afterHard ? intoSight : null}
      className={afterHard ? 'mt-5 animate-fade rounded-card bg-honey-tint p-4' : 'mt-5'}
    >
      <h2 className="type-h3 mx-0.5 mb-2.5">{t('repair')}</h2>
      {afterHard && <output className="mx-0.5 mb-3 block text-small">{t('right.text', { name: child.name })}</output>}
      <div className="flex flex-wrap gap-2">
        {remedies.map(([preset, points]) => (
          <Chip
            key={preset}
            aria-label={t('tileName', { title: titles.behavior(preset), points, name: child.name })}
            onClick={({ currentTarget, timeStamp }) => give(preset, points, currentTarget, timeStamp)}
          >
            {titles.behavior(preset)}
            <ActPoints points={points} variant="text" />
          </Chip>
        ))}
        {afterHard && (
          <Button tone="ghost" onClick={onSettled}>
            {t('right.later')}
          </Button>
        )}
      </div>
    </section>
  )
}
