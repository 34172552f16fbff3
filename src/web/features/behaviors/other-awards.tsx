import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { ActPicture } from '#web/ledger/act-picture.tsx'
import { ActPoints } from '#web/ledger/act-points.tsx'
import { useTitles } from '#web/ledger/titles.ts'
import { ChipButton } from '#web/ui/chip.tsx'
import { TileCountBadge } from './tile-count.tsx'
import { useAward, type EarlierDay } from './use-award.ts'
import type { OtherAward } from './use-other-awards.ts'

interface OtherAwardsProps {
  child: Child
  day: EarlierDay | null
  awards: readonly OtherAward[]
}

/** Renders what was awarded on the day and is no tile, such as one of another child; a tap awards it once more. */
export function OtherAwards({ child, day, awards }: OtherAwardsProps) {
  const t = useTranslations('behaviors')
  const titles = useTitles()
  const { send } = useAward(child, { day })
  if (awards.length === 0) return null
  return (
    <section aria-label={t('others')} className="mt-4 flex flex-wrap items-center gap-2">
      <h2 className="type-h3 mr-1.5">{t('others')}</h2>
      {awards.map(({ key, award, count }) => {
        const title = titles.award(award)
        const { points, preset, picture } = award
        const metadata = JSON.stringify({ preset, picture })
        return (
          <ChipButton
            key={key}
            data-entry={`other ${key}`}
            className="min-h-12 py-1! pl-1.5! text-left!"
            aria-label={t('again', { title, points, name: child.name, count })}
            onClick={({ currentTarget, timeStamp }) =>
              void send({ ...award, title, element: currentTarget }, { at: timeStamp })
            }
          >
            <ActPicture
              row={{ type: 'behavior', title: award.title, points, iconName: '', metadata }}
              className="rounded-full!"
            />
            <span className="min-w-0 wrap-anywhere">{title}</span>
            <ActPoints points={points} variant="text" />
            {count > 1 && <TileCountBadge count={count} />}
          </ChipButton>
        )
      })}
    </section>
  )
}
