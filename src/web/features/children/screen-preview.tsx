import type { ComponentType } from 'react'
import { LightRow } from '#web/ledger/light-row.tsx'
import { BadgeDrawing } from '#web/ui/badge-drawing.tsx'
import { classNames } from '#web/ui/class-names.ts'
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
        <div key={picture} className="grid gap-4 rounded-tile bg-surface p-3.5 shadow-card">
          <PictureDrawing picture={picture} size={48} />
          <Line className="w-3/4" />
        </div>
      ))}
    </div>
  )
}

/** Where words will be. */
function Line({ className }: { className: string }) {
  return <span className={classNames('block h-3 rounded-full bg-line', className)} />
}

const dayPoints = [45, 30, 60] as const

/** A jar for each day, and what went well on it. */
function DaysPreview() {
  return (
    <div className="grid gap-3">
      {dayPoints.map((points) => (
        <div key={points} className="flex items-center gap-4 rounded-card bg-surface p-4 shadow-card">
          <span className="night rounded-tile px-2.5 py-2">
            <Jar points={points} seed={`day ${points}`} size="day" />
          </span>
          <span className="grid flex-1 gap-2.5">
            <Line className="w-2/5" />
            <Line className="w-4/5" />
            <Line className="w-3/5" />
          </span>
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
          <div className="grid gap-3 p-3">
            <Line className="w-3/4" />
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
