import type { Activity, ActivityType } from '#shared/activities/contract.ts'
import { parsePresetFromMetadata } from '#shared/activities/rules.ts'
import { giftPresets, isQuickPresetKey, remedyPresets } from '#shared/behaviors/rules.ts'
import { pictures, type Picture } from '#shared/pictures/rules.ts'
import { rewardCategories, rewardPresetKeys } from '#shared/rewards/rules.ts'
import { classNames } from '#web/ui/class-names.ts'
import { DeedDrawing } from '#web/ui/deed-drawing.tsx'
import { ModuleIcon, type ModuleTone } from '#web/ui/module-icon.tsx'
import { parseMetadata } from './activity-metadata.ts'
import { PresetPicture } from './preset-picture.tsx'
import { RewardDrawing } from './reward-drawing.tsx'
import { TitlePicture } from './title-picture.tsx'

/** The colour of each kind of activity. */
export const activityTones: Record<ActivityType, ModuleTone> = {
  behavior: 'ember',
  habit: 'leaf',
  skill: 'summit',
  moment: 'petal',
  reward: 'honey',
}

// Metadata of a newer version may name a picture that this one lacks.
const parsePicture = (metadata: string | null): Picture | null => {
  const { picture } = parseMetadata(metadata)
  return pictures.find((one) => one === picture) ?? null
}

interface ActPictureProps {
  row: Pick<Activity, 'type' | 'title' | 'points' | 'iconName' | 'metadata'>
  /** Width and height in px. */
  size?: number
  className?: string
}

/** Renders the picture of what an activity is about, or else the shape of its module; decorative. */
export function ActPicture({ row, size = 36, className = '' }: ActPictureProps) {
  const { type, title, points, iconName, metadata } = row
  const preset = parsePresetFromMetadata(metadata)
  const picture = parsePicture(metadata)
  if (type === 'behavior' && isQuickPresetKey(preset))
    return <PresetPicture preset={preset} size={size} className={className} />
  if (type === 'behavior' && preset !== null && preset in giftPresets)
    return <TitlePicture title="" picture="gift" tone="honey" size={size} className={className} />
  if (type === 'behavior' && preset !== null && preset in remedyPresets)
    return <DeedDrawing kind="repair" size={size} className={className} />
  if (type === 'behavior' && (points ?? 0) < 0) return <DeedDrawing kind="hard" size={size} className={className} />
  if (type === 'habit' || (type === 'behavior' && preset === null && (points ?? 0) > 0))
    return <TitlePicture title={title} picture={picture} tone={activityTones[type]} size={size} className={className} />
  if (type === 'reward') {
    const category = rewardCategories.find((one) => one === iconName) ?? 'other'
    const reward = { title, category, picture, preset: rewardPresetKeys.find((one) => one === preset) ?? null }
    return (
      <span style={{ width: size, height: size }} className={classNames('overflow-hidden rounded-[28%]', className)}>
        <RewardDrawing reward={reward} className="size-full" />
      </span>
    )
  }
  return <ModuleIcon module={activityTones[type]} size={size} className={className} />
}
