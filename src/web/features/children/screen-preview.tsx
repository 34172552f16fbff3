import type { ComponentType } from 'react'
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

/** Renders faintly and without words what a screen will show once there is a child; nothing for assistive technology. */
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

const tiles = ['tidying', 'helping', 'manners', 'cleaning'] as const

/** The tiles that award points. */
function TilesPreview() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {tiles.map((picture) => (
        <div key={picture} className="grid justify-items-center rounded-tile bg-surface p-5 shadow-card">
          <PictureDrawing picture={picture} size={64} />
        </div>
      ))}
    </div>
  )
}

const days = [
  { points: 45, pictures: ['tidying', 'helping', 'manners'] },
  { points: 30, pictures: ['cleaning', 'reading'] },
  { points: 60, pictures: ['helping', 'tidying', 'cleaning'] },
] as const

/** A jar for each day, and what went well on it. */
function DaysPreview() {
  return (
    <div className="grid gap-3">
      {days.map(({ points, pictures }) => (
        <div key={points} className="flex items-center gap-4 rounded-card bg-surface p-4 shadow-card">
          <span className="night rounded-tile px-2.5 py-2">
            <Jar points={points} seed={`day ${points}`} size="day" />
          </span>
          {pictures.map((picture) => (
            <PictureDrawing key={picture} picture={picture} size={48} />
          ))}
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
  return (
    <div className="grid grid-cols-2 gap-3">
      {rewards.map(({ preset, category, have }) => (
        <div key={preset} className="overflow-hidden rounded-card bg-surface shadow-card">
          <RewardCover category={category} preset={preset} />
          <div className="p-3">
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
