import type { Activity, ActivityType } from '#shared/activities/contract.ts'
import { parsePresetFromMetadata } from '#shared/activities/rules.ts'
import { giftPresets, isQuickPresetKey, remedyPresets } from '#shared/behaviors/rules.ts'
import { pictures, type Picture } from '#shared/pictures/rules.ts'
import { rewardCategories, rewardPresetKeys } from '#shared/rewards/rules.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ModuleIcon, type ModuleTone } from '#web/ui/module-icon.tsx'
import { MoodFace } from '#web/ui/mood-face.tsx'
import { parseMetadata, parseMomentMetadata } from './activity-metadata.ts'
import { DeedPicture } from './deed-picture.tsx'
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

/** Returns the picture that metadata name; those of a newer version may name one that this one lacks. */
export const parsePicture = (metadata: string | null): Picture | null => {
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
  const { type, title, metadata } = row
  if (type === 'behavior') return <BehaviorPicture row={row} size={size} className={className} />
  if (type === 'reward') return <RewardPicture row={row} size={size} className={className} />
  const moment = type === 'moment' ? parseMomentMetadata(metadata) : null
  if (moment) return <MomentPicture {...moment} size={size} className={className} />
  if (type === 'skill') return <TitlePicture title={title} tone="summit" size={size} className={className} />
  if (type !== 'habit') return <ModuleIcon module={activityTones[type]} size={size} className={className} />
  return <TitlePicture title={title} picture={parsePicture(metadata)} tone="leaf" size={size} className={className} />
}

type KindProps = Required<ActPictureProps>

type Moment = NonNullable<ReturnType<typeof parseMomentMetadata>>

function BehaviorPicture({ row: { title, points, metadata }, ...look }: KindProps) {
  const preset = parsePresetFromMetadata(metadata)
  if (isQuickPresetKey(preset)) return <PresetPicture preset={preset} {...look} />
  if (preset !== null && preset in giftPresets) return <TitlePicture title="" picture="gift" tone="honey" {...look} />
  if (preset !== null && preset in remedyPresets)
    return <DeedPicture kind={preset === 'remedy_big' ? 'repair-big' : 'repair'} {...look} />
  // Something hard may take no points.
  if (points !== null && points <= 0) return <DeedPicture kind="hard" {...look} />
  if (preset !== null) return <ModuleIcon module="ember" {...look} />
  return <TitlePicture title={title} picture={parsePicture(metadata)} tone="ember" {...look} />
}

/** How much of the picture of a moment its face takes. */
const partOfFace = 0.7

/** Renders the face of a moment on its sky. */
function MomentPicture({ weather, mood, size, className }: Moment & Omit<KindProps, 'row'>) {
  return (
    <span
      data-sky={weather}
      aria-hidden="true"
      style={{ width: size, height: size }}
      className={classNames('inline-grid place-items-center rounded-[28%] bg-(image:--sky)', className)}
    >
      <MoodFace mood={mood} size={size * partOfFace} />
    </span>
  )
}

function RewardPicture({ row: { title, iconName, metadata }, size, className }: KindProps) {
  const picture = parsePicture(metadata)
  const preset = rewardPresetKeys.find((one) => one === parsePresetFromMetadata(metadata)) ?? null
  const category = rewardCategories.find((one) => one === iconName) ?? 'other'
  return (
    <span style={{ width: size, height: size }} className={classNames('overflow-hidden rounded-[28%]', className)}>
      <RewardDrawing reward={{ title, category, picture, preset }} className="size-full" />
    </span>
  )
}
