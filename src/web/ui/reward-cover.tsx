import type { RewardCategory, RewardPresetKey } from '#shared/rewards/rules.ts'
import { classNames } from './class-names.ts'
import { Drawing, type SvgComponent } from './drawing.tsx'
import { moduleTintClasses, type ModuleTone } from './module-icon.tsx'

const files = import.meta.glob<SvgComponent>('./*.svg', { base: './drawings/rewards', import: 'default', eager: true })

type RewardCoverProps = {
  category: RewardCategory
  preset?: RewardPresetKey | null
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
      files={files}
      name={preset ?? category}
      className={classNames('block w-full', moduleTintClasses[tones[category]], className)}
    />
  )
}
