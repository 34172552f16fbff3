import { useLayoutEffect, useRef } from 'react'
import type { Reward } from '#shared/rewards/contract.ts'
import { canAnimate } from '#web/ui/can-animate.ts'
import { growMs } from './redeem-timing.ts'
import { RewardPictureOrDrawing } from './reward-picture-or-drawing.tsx'

interface RedeemPictureProps {
  reward: Reward
  pictures: boolean
  /** Where it comes from, in the coordinates of the window. */
  from: DOMRect
}

/** Lets an element grow from a place of the window to its own. */
const growFrom = (element: Element, from: DOMRect): void => {
  const to = element.getBoundingClientRect()
  const x = from.x + from.width / 2 - to.x - to.width / 2
  const y = from.y + from.height / 2 - to.y - to.height / 2
  const start = `translate(${x}px, ${y}px) scale(${(from.width / to.width) * 1.06})`
  element.animate([{ transform: start }, { transform: 'none' }], {
    duration: growMs,
    easing: 'cubic-bezier(.2,.8,.2,1)',
  })
}

/** Renders the picture of a reward twice: as a pale outline, and above it in the colours that the lights draw. */
export function RedeemPicture({ reward, pictures, from }: RedeemPictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  // External system: the animations of the browser.
  useLayoutEffect(() => {
    if (frame.current && canAnimate()) growFrom(frame.current, from)
  }, [from])
  return (
    <div aria-hidden="true" data-redeem-picture="" className="redeem-picture">
      <div ref={frame} className="relative size-full rounded-[inherit]">
        <div className="redeem-shine absolute inset-0 rounded-[inherit] opacity-0 shadow-[0_0_4.5rem_color-mix(in_srgb,var(--glow)_55%,#0000)]" />
        <div className="absolute inset-px overflow-hidden rounded-[inherit] border-2 border-dashed border-(--glass)">
          <RewardPictureOrDrawing reward={reward} pictures={pictures} className="h-full opacity-20 grayscale" />
        </div>
        <div className="redeem-colours absolute inset-0 overflow-hidden rounded-[inherit] border-4 border-glow bg-surface">
          <RewardPictureOrDrawing reward={reward} pictures={pictures} className="h-full" />
        </div>
      </div>
    </div>
  )
}
