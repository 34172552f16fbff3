import { createPortal } from 'react-dom'
import { BadgeJar } from './badge-jar.tsx'
import { Button } from './button.tsx'
import { Mascot } from './mascot.tsx'
import { useCurrentCelebration, type CelebrationContent } from './celebration-queue.ts'

interface CelebrationProps {
  /** "Lovely": the button that ends it; a tap anywhere does so too. */
  endLabel: string
}

/**
 * The moment of joy over a badge or a completion: a veil of night, a glowing jar, a title, for as long as `joyTime`.
 * Put one on a screen and feed it with `rejoice`; what comes at the same time waits for its turn. It takes no focus.
 */
export function CelebrationOverlay({ endLabel }: CelebrationProps) {
  const joy = useCurrentCelebration()
  return createPortal(<output>{joy && <Veil joy={joy} endLabel={endLabel} />}</output>, document.body)
}

function Veil({ joy, endLabel }: { joy: CelebrationContent; endLabel: string }) {
  return (
    <div
      key={joy.title + joy.text}
      data-celebration=""
      className="animate-fade fixed inset-0 z-70 grid grid-cols-1 place-items-center overflow-y-auto p-5 text-center"
    >
      <div className="night fixed! inset-0 opacity-97" />
      <div className="relative grid max-w-90 grid-cols-1 justify-items-center gap-2">
        <div className="relative grid size-[224px] place-items-center">
          <Sparks />
          {joy.icon ? (
            <BadgeJar icon={joy.icon} size={128} className="jar-body animate-tick" />
          ) : (
            <Mascot pose="cheer" size={128} />
          )}
        </div>
        <p className="type-h1 text-night-gold wrap-anywhere">{joy.title}</p>
        <p className="text-night-text wrap-anywhere">{joy.text}</p>
        {joy.points && <p className="type-h2 text-night-gold tabular-nums">{joy.points}</p>}
        <Button tone="night" className="mt-3 min-w-36">
          {endLabel}
        </Button>
      </div>
    </div>
  )
}

/** Where the sparks stand about the jar, and how large each is; twelve at most. */
const places = [
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

function Sparks() {
  return (
    <svg width="224" height="224" viewBox="0 0 224 224" aria-hidden="true" className="absolute inset-0">
      <circle cx="112" cy="112" r="78" fill="var(--glow)" opacity=".14" />
      {places.map(([x, y, r]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y - r}q${r * 0.2} ${r * 0.8} ${r} ${r}q${-r * 0.8} ${r * 0.2} ${-r} ${r}q${-r * 0.2} ${-r * 0.8} ${-r} ${-r}q${r * 0.8} ${-r * 0.2} ${r} ${-r}z`}
          fill="var(--night-gold)"
          className="animate-spark origin-center [transform-box:fill-box]"
        />
      ))}
    </svg>
  )
}
