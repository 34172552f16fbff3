import { Dialog as Base } from '@base-ui/react/dialog'
import { useCallback, useRef, type CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import type { Child } from '#shared/children/contract.ts'
import type { redeemReward, Reward } from '#shared/rewards/contract.ts'
import { useIsPainted } from '#web/lib/use-is-painted.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NightSky } from '#web/ui/night-sky.tsx'
import { TitleWords } from '#web/ui/title-words.tsx'
import { RedeemLights } from './redeem-lights.tsx'
import { RedeemPicture } from './redeem-picture.tsx'
import { RedeemedBalance } from './redeemed-balance.tsx'
import { RedeemTicket } from './redeem-ticket.tsx'
import { useRewardTexts } from './use-reward-texts.ts'

export interface RedeemSceneProps {
  reward: Reward
  child: Child
  pictures: boolean
  /** Where the picture was when the button was tapped. */
  from: DOMRect
  /** The time stamp of the tap, in milliseconds since the page was opened. */
  openedAt: number
  /** The balance before. */
  before: number
  /** When the drawing begins, in milliseconds after the response: not before the picture has grown. */
  startMs: number
  /** The server's response, null until it is there. */
  answer: ResponseBody<typeof redeemReward> | null
  open: boolean
  /** Called when it covers the whole screen. */
  onCovered: () => void
  onUndo: () => void
  /** Closes it and shows what its badges are for. */
  onBadges: () => void
  onClose: () => void
  /** Called when it has faded out. */
  onClosed: () => void
}

/** Taps before this time were meant for what lies below. */
const ignoredTapMs = 400

/**
 * Renders a redemption on the whole screen: the picture grows to a pale outline, the lights of the jar draw it after the
 * response, a ticket comes out. A tap or Escape closes it.
 */
export function RedeemScene(props: RedeemSceneProps) {
  const { reward, openedAt, startMs, answer, open, onCovered, onClose, onClosed } = props
  const popup = useRef<HTMLDivElement>(null)
  const closeByTap = () => {
    if (performance.now() - openedAt >= ignoredTapMs) onClose()
  }
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onOpenChangeComplete={(isOpen) => (isOpen ? onCovered() : onClosed())}
    >
      <Base.Portal>
        <Base.Popup
          ref={popup}
          initialFocus={popup}
          finalFocus={() => findTitleButton(reward.id) ?? true}
          data-drawing={answer ? '' : undefined}
          style={{ '--redeem-start': `${startMs}ms` } as CSSProperties}
          className="redeem-scene fixed inset-0 z-70 bg-[linear-gradient(var(--night-top),var(--night-sky)_55%,var(--night-low))] text-on-night transition-opacity duration-200 outline-none [--ring:var(--color-night-gold)] data-ending-style:opacity-0 data-starting-style:opacity-0"
          onClick={closeByTap}
        >
          <NightSky />
          <div className="absolute inset-0 overflow-y-auto">
            <Stage {...props} />
          </div>
          {answer && <UndoButton {...props} />}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** Returns the button that opens the sheet of a reward: after a redemption, the other one may be gone. */
const findTitleButton = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-reward="${id}"] h2 button`)

function Stage(props: RedeemSceneProps) {
  const { reward, child, before, answer, startMs, onBadges } = props
  const title = useRewardTexts().title(reward)
  // What fills a live region from the start is not announced.
  const isPainted = useIsPainted()
  return (
    <div className="redeem-stage relative mx-auto w-full max-w-97.5 px-6 pt-[max(3.75rem,env(safe-area-inset-top))] pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <Base.Title className="redeem-title type-h2 text-center text-night-text wrap-anywhere">
        <TitleWords text={title} />
      </Base.Title>
      <RedeemPicture {...props} />
      <output className="redeem-output grid w-full items-center">
        {answer && isPainted && <RedeemTicket badges={answer.badges ?? []} {...{ child, title, onBadges }} />}
      </output>
      <RedeemedBalance child={child} cost={reward.pointsCost} {...{ before, answer, startMs }} />
      {answer && <GoOnButton />}
      {answer && <RedeemLights cost={reward.pointsCost} startMs={startMs} />}
    </div>
  )
}

/** Renders the button that closes the scene, as a tap anywhere does. */
function GoOnButton() {
  const t = useTranslations('rewards')
  const focus = useCallback((button: HTMLButtonElement | null) => button?.focus({ preventScroll: true }), [])
  return (
    <button type="button" ref={focus} className="redeem-go-on tap rounded-field px-4 text-night-quiet">
      {t('goOn')}
    </button>
  )
}

/** Renders Undo at the top right, away from taps that close the scene, where a feast has it, too. */
function UndoButton({ onUndo }: RedeemSceneProps) {
  const t = useTranslations('common')
  return (
    <button
      type="button"
      className="press tap type-label absolute top-[max(0.75rem,env(safe-area-inset-top))] right-3 inline-flex items-center gap-1.5 rounded-full pr-3.5 pl-2.5 text-night-text"
      onClick={(event) => {
        event.stopPropagation()
        onUndo()
      }}
    >
      <Icon name="undo" size={20} />
      {t('undo')}
    </button>
  )
}
