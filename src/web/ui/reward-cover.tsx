import type { RewardCategory, RewardPreset } from '#shared/rewards/rules.ts'
import { classNames } from './class-names.ts'
import type { ModuleTone } from './module-icon.tsx'
import { categoryDrawings } from './reward-drawings.tsx'
import { presetDrawings } from './reward-preset-drawings.tsx'

type RewardCoverProps = {
  category: RewardCategory
  preset?: RewardPreset | null
  className?: string
}

const tones: Record<RewardCategory, ModuleTone> = {
  gift: 'honey',
  privilege: 'summit',
  toy: 'ember',
  book: 'petal',
  activity: 'leaf',
  treat: 'ember',
  outing: 'leaf',
  other: 'honey',
}

const backgrounds: Record<ModuleTone, string> = {
  ember: 'bg-ember-tint text-ember',
  leaf: 'bg-leaf-tint text-leaf',
  summit: 'bg-summit-tint text-summit',
  petal: 'bg-petal-tint text-petal',
  honey: 'bg-honey-tint text-honey',
}

/** Renders the default picture of a reward: a drawing on the colour of its category. */
export function RewardCover({ category, preset, className = 'h-23' }: RewardCoverProps) {
  return (
    <svg
      viewBox="0 0 160 92"
      fill="none"
      aria-hidden="true"
      className={classNames('block w-full', backgrounds[tones[category]], className)}
    >
      <g fill="currentColor" opacity=".07">
        <circle cx="18" cy="10" r="38" />
        <circle cx="146" cy="86" r="44" />
      </g>
      <ellipse cx="80" cy="80" rx="42" ry="5" fill="currentColor" opacity=".14" />
      <g transform="translate(44 10)" strokeLinecap="round" strokeLinejoin="round">
        {preset ? presetDrawings[preset] : categoryDrawings[category]}
      </g>
    </svg>
  )
}
