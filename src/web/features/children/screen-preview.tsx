import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { LightRow } from '#web/ledger/light-row.tsx'
import { BadgeDrawing } from '#web/ui/badge-drawing.tsx'
import { Jar } from '#web/ui/jar.tsx'
import { PictureDrawing } from '#web/ui/picture-drawing.tsx'
import { RewardCover } from '#web/ui/reward-cover.tsx'

const previews: Record<string, ComponentType> = {
  timeline: DaysPreview,
  rewards: RewardsPreview,
  profile: BadgesPreview,
}

/** Renders faintly what a screen will show once there is a child; nothing for assistive technology and pointers. */
export function ScreenPreview({ screen }: { screen: string | undefined }) {
  const Preview = (screen && previews[screen]) || TilesPreview
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none mt-4 mask-[linear-gradient(#000_30%,transparent)] opacity-55 select-none"
    >
      <Preview />
    </div>
  )
}

const tiles = [
  { title: 'tidy_toys', picture: 'tidying', points: '+10' },
  { title: 'help_others', picture: 'helping', points: '+10' },
  { title: 'greeting', picture: 'manners', points: '+10' },
  { title: 'help_clean', picture: 'cleaning', points: '+5' },
] as const

/** The tiles that award points. */
function TilesPreview() {
  const t = useTranslations('titles.behaviors')
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {tiles.map(({ title, picture, points }) => (
        <div key={title} className="grid justify-items-start gap-2 rounded-tile bg-surface p-3.5 shadow-card">
          <PictureDrawing picture={picture} size={48} />
          <span className="type-label">{t(title)}</span>
          <span className="font-round font-semibold text-positive">{points}</span>
        </div>
      ))}
    </div>
  )
}

const days = [
  { points: 45, sum: '+45' },
  { points: 30, sum: '+30' },
  { points: 60, sum: '+60' },
] as const

/** A jar for each day, and what went well on it. */
function DaysPreview() {
  return (
    <div className="grid gap-3">
      {days.map(({ points, sum }) => (
        <div key={points} className="flex items-center gap-4 rounded-card bg-surface p-4 shadow-card">
          <span className="night rounded-tile px-2.5 py-2">
            <Jar points={points} seed={`day ${points}`} size="day" />
          </span>
          <span className="grid flex-1 gap-2.5 *:h-3 *:rounded-full *:bg-line">
            <span className="w-2/5" />
            <span className="w-4/5" />
            <span className="w-3/5" />
          </span>
          <span className="font-round font-semibold text-positive">{sum}</span>
        </div>
      ))}
    </div>
  )
}

const rewards = [
  { preset: 'stickers', category: 'gift', have: 30 },
  { preset: 'story_book', category: 'book', have: 10 },
] as const

/** Two wishes and how far they are, in lights. */
function RewardsPreview() {
  const t = useTranslations('titles.rewards')
  return (
    <div className="grid grid-cols-2 gap-3">
      {rewards.map(({ preset, category, have }) => (
        <div key={preset} className="overflow-hidden rounded-card bg-surface shadow-card">
          <RewardCover category={category} preset={preset} />
          <div className="grid gap-2 p-3">
            <span className="type-label">{t(preset)}</span>
            <LightRow have={have} need={50} size={20} ground="paper" />
          </div>
        </div>
      ))}
    </div>
  )
}

const badges = ['firefly', 'heart', 'book', 'star'] as const

/** The first badges of the shelf. */
function BadgesPreview() {
  return (
    <div className="night grid grid-cols-4 gap-2 rounded-panel px-3 py-5">
      {badges.map((icon, n) => (
        <BadgeDrawing key={icon} icon={icon} isEarned={n === 0} className="w-full max-w-22 justify-self-center" />
      ))}
    </div>
  )
}
