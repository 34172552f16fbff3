import type { RewardCategory, RewardPresetKey } from '#shared/rewards/rules.ts'
import { classNames } from './class-names.ts'
import { Drawing, type SvgComponent } from './drawing.tsx'
import { moduleTintClasses, type ModuleTone } from './module-icon.tsx'

const files = import.meta.glob<SvgComponent>('./*.svg', { base: './drawings/rewards', import: 'default', eager: true })

type RewardCoverProps = {
  category: RewardCategory
  preset?: RewardPresetKey | null
  className?: string | undefined
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

/** Returns the classes of a cover: the colour of the category, and its height unless given. */
export const coverClasses = (category: RewardCategory, className = 'h-23'): string =>
  classNames('block w-full', moduleTintClasses[tones[category]], className)

/** Renders the cover of a preset or category: a drawing on the colour of the category. */
export function RewardCover({ category, preset, className }: RewardCoverProps) {
  return (
    <Drawing
      files={files}
      name={preset ?? category}
      preserveAspectRatio="xMidYMid slice"
      className={coverClasses(category, className)}
    />
  )
}
