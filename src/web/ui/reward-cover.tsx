import type { RewardCategory, RewardPreset } from '#shared/rewards/rules.ts'
import { classNames } from './class-names.ts'
import { Drawing, type Svg } from './drawing.tsx'
import { moduleTintClasses, type ModuleTone } from './module-icon.tsx'

const drawings = import.meta.glob<Svg>('./*.svg', { base: './drawings/rewards', import: 'default', eager: true })

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

/** Renders the default picture of a reward: a drawing on the colour of its category. */
export function RewardCover({ category, preset, className = 'h-23' }: RewardCoverProps) {
  return (
    <Drawing
      files={drawings}
      name={preset ?? category}
      className={classNames('block w-full', moduleTintClasses[tones[category]], className)}
    />
  )
}
