import { createPortal } from 'react-dom'
import { BadgeDrawing } from './badge-drawing.tsx'
import { Button } from './button.tsx'
import { PosedMascot } from './posed-mascot.tsx'
import { useCurrentCelebration, type CelebrationContent } from './celebration-queue.ts'

interface CelebrationProps {
  /** Label of the button that closes the overlay. */
  endLabel: string
}

/** Renders what `showCelebration` queued as a full-screen status; it takes no focus. */
export function CelebrationOverlay({ endLabel }: CelebrationProps) {
  const celebration = useCurrentCelebration()
  return createPortal(
    <output>{celebration && <Overlay content={celebration} endLabel={endLabel} />}</output>,
    document.body,
  )
}

function Overlay({ content, endLabel }: { content: CelebrationContent; endLabel: string }) {
  return (
    <div
      key={content.title + content.text}
      data-celebration=""
      className="animate-fade fixed inset-0 z-70 grid grid-cols-1 place-items-center overflow-y-auto p-5 text-center"
    >
      <div className="night fixed! inset-0 opacity-97" />
      <div className="relative grid max-w-90 grid-cols-1 justify-items-center gap-2">
        <div className="relative grid size-[224px] place-items-center">
          <Sparks />
          {content.icon ? (
            <BadgeDrawing icon={content.icon} size={128} className="jar-body animate-tick" />
          ) : (
            <PosedMascot pose="cheer" size={128} />
          )}
        </div>
        <p className="type-h1 text-night-gold wrap-anywhere">{content.title}</p>
        <p className="text-night-text wrap-anywhere">{content.text}</p>
        {content.points && <p className="type-h2 text-night-gold tabular-nums">{content.points}</p>}
        <Button tone="night" className="mt-3 min-w-36">
          {endLabel}
        </Button>
      </div>
    </div>
  )
}

/** Centre x, centre y and radius of each spark around the jar. */
const sparks = [
  [112, 14, 9],
  [160, 26, 6],
  [196, 62, 8],
  [212, 110, 6],
  [194, 160, 9],
  [152, 200, 6],
  [112, 212, 7],
  [64, 198, 8],
  [26, 160, 6],
  [12, 112, 8],
  [30, 60, 7],
  [68, 28, 6],
] as const

const createSparkPath = (x: number, y: number, r: number) => {
  const [near, far] = [r * 0.2, r * 0.8]
  return `M${x} ${y - r}q${near} ${far} ${r} ${r}q${-far} ${near} ${-r} ${r}q${-near} ${-far} ${-r} ${-r}q${far} ${-near} ${r} ${-r}z`
}

function Sparks() {
  return (
    <svg width="224" height="224" viewBox="0 0 224 224" aria-hidden="true" className="absolute inset-0">
      <circle cx="112" cy="112" r="78" fill="var(--glow)" opacity=".14" />
      {sparks.map(([x, y, radius]) => (
        <path
          key={`${x} ${y}`}
          d={createSparkPath(x, y, radius)}
          fill="var(--color-night-gold)"
          className="animate-spark origin-center [transform-box:fill-box]"
        />
      ))}
    </svg>
  )
}
