import { useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { RewardDrawing } from '#web/ledger/reward-drawing.tsx'
import { useTitles } from '#web/ledger/titles.ts'
import { WaitingMark } from '#web/ledger/waiting-mark.tsx'
import { QueryContent } from '#web/lib/query-content.tsx'
import { animateSparkBurst } from '#web/ui/short-animations.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Sparks } from '#web/ui/sparks.tsx'
import { useIsGiveWaiting } from './give-redemption.ts'
import { GiveButton } from './give-button.tsx'
import { PromisesCount } from './reward-filter.tsx'
import { GivenList } from './given-list.tsx'
import { TitleAndDay } from './title-and-day.tsx'
import { useUndoRedemption } from './undo-redemption.ts'
import { useRedemptionsOfVisit, type RedemptionOfVisit } from './use-redemptions-of-visit.ts'
import { useWhenText } from './use-when-text.ts'

/** Renders the redemptions of a child with their dates: those not given yet first, then given ones, each newest first. */
export function RedemptionList({ child, zone }: { child: Child; zone: string }) {
  const t = useTranslations('rewards')
  const acts = useUndoRedemption()
  const { query, all } = useRedemptionsOfVisit(child)
  return (
    <QueryContent query={query} skeleton={<Skeleton className="h-40 rounded-tile" />}>
      {() => {
        if (all.length === 0) {
          return (
            <div className="grid justify-items-center gap-3 px-4 py-8 text-center text-text-2">
              <PosedMascot pose="think" size={88} />
              {t('emptyRedeemed')}
            </div>
          )
        }
        const promised = all.filter(({ before }) => before === 'open')
        const given = all.filter(({ before }) => before === 'given')
        return (
          <div className="grid gap-5">
            <Tickets all={promised} zone={zone} acts={acts} name={child.name} />
            {given.length > 0 && <GivenList all={given} zone={zone} />}
          </div>
        )
      }}
    </QueryContent>
  )
}

interface RedemptionProps extends RedemptionOfVisit {
  zone: string
  acts: ReturnType<typeof useUndoRedemption>
  /** The name of the child. */
  name: string
}

interface TicketsProps extends Pick<RedemptionProps, 'zone' | 'acts' | 'name'> {
  all: readonly RedemptionOfVisit[]
}

/** Renders what was promised when the screen was opened. */
function Tickets({ all, ...each }: TicketsProps) {
  const t = useTranslations('rewards')
  if (all.length === 0) return null
  // None of them waits any more, but they keep their places.
  const toGive = all.filter(({ state }) => state === 'open').length
  const title = t(toGive > 0 ? 'promises' : 'settled')
  return (
    <section>
      <h2 className="type-h3 mx-0.5 mb-2.5 flex items-center gap-2">
        {title}
        {toGive > 0 && <PromisesCount value={toGive} />}
      </h2>
      <ul aria-label={title} className="grid gap-2.5">
        {all.map((one) => (
          <Ticket key={one.redemption.id} {...one} {...each} />
        ))}
      </ul>
    </section>
  )
}

/** Renders a redemption that was not given yet as the ticket that came out of the jar. */
function Ticket(props: RedemptionProps) {
  const { redemption, state, acts } = props
  const isGiven = state === 'given'
  return (
    <li className="@container relative drop-shadow-[0_2px_6px_#2a244024]">
      <div
        className={classNames(
          'ticket-paper absolute inset-0 rounded-tile [--tear-y:calc(100%-4rem)] @min-[36rem]:[--tear-y:50%]',
          state === 'returned' ? 'bg-surface-2' : 'bg-surface',
        )}
      >
        {isGiven && <div className="given-ground absolute inset-0 bg-positive-tint" />}
      </div>
      <div className="relative isolate grid grid-cols-1 items-center @min-[36rem]:grid-cols-[1fr_auto]">
        <div className="flex min-w-0 items-center gap-x-3.5 px-4.5 pt-3 pb-2.5">
          <span className="relative shrink-0">
            {isGiven && <GivenSparks />}
            <RewardDrawing
              reward={redemption}
              className={classNames('size-12! rounded-field', isGiven && 'given-picture ring-2 ring-surface')}
            />
            {isGiven && <GivenMark />}
          </span>
          <TitleAndDay {...props} />
          <TicketMenu {...props} />
        </div>
        <div className="mx-4.5 flex min-h-16 items-center justify-between gap-2 border-t-2 @max-[15rem]:flex-wrap @max-[15rem]:py-2 border-dashed border-line @min-[36rem]:mr-16 @min-[36rem]:border-t-0">
          <SinceOrState {...props} />
          <GiveButton redemption={redemption} state={state} onPromiseAgain={() => acts.promiseAgain(redemption)} />
        </div>
      </div>
    </li>
  )
}

/** Renders since when it is promised, and in its place what became of the promise. */
function SinceOrState({ redemption, state, name, zone }: RedemptionProps) {
  const t = useTranslations('rewards')
  const whenText = useWhenText(zone)
  const isWaiting = useIsGiveWaiting(redemption)
  const { pointsSpent: points, redeemedAt } = redemption
  return (
    <div className="grid min-w-0 grid-cols-1 items-center justify-items-start *:col-start-1 *:row-start-1">
      {state === 'open' && (
        <p className="text-small text-text-2">{isWaiting ? <WaitingMark /> : whenText('since', redeemedAt)}</p>
      )}
      {/* Its room is kept, so that nothing moves when the promise is kept. */}
      <p
        aria-hidden={state !== 'given'}
        className={classNames('grid', state === 'given' ? 'animate-fade' : 'invisible')}
      >
        <span className="text-small font-semibold text-positive">{t('kept')}</span>{' '}
        <span className="text-meta">{t('canCount', { name })}</span>
      </p>
      {state === 'returned' && <p className="text-small font-semibold text-text-2">{t('gotBack', { name, points })}</p>}
    </div>
  )
}

/** Renders a menu that returns the points of what is still promised; its room is kept. */
function TicketMenu({ redemption, state, acts, name }: RedemptionProps) {
  const t = useTranslations('rewards')
  const title = useTitles().reward(redemption)
  return (
    <Menu
      trigger={
        <IconButton
          icon="dots"
          aria-label={t('menu', { title })}
          className={classNames(
            '-mr-2.5 self-start text-text-2 @min-[36rem]:absolute @min-[36rem]:top-[calc(50%-1.5rem)] @min-[36rem]:right-3.5 @min-[36rem]:mr-0',
            state !== 'open' && 'invisible',
          )}
        />
      }
      items={[
        {
          key: 'return',
          icon: 'undo',
          label: t('return', { name, points: redemption.pointsSpent }),
          onSelect: () => acts.undo(redemption),
        },
      ]}
    />
  )
}

/** Within the gap around the picture; the second ring of sparks is the smaller one. */
const sparkRings = [
  { size: 20, reachPx: 40, delayMs: 170 },
  { size: 12, reachPx: 33, delayMs: 300 },
]

/** Renders sparks that fly out from behind the picture of what was just given, and behind all words. */
function GivenSparks() {
  const place = useRef<HTMLSpanElement>(null)
  // External system: the animations of the browser.
  useLayoutEffect(() => {
    for (const [nth, { reachPx, delayMs }] of sparkRings.entries()) {
      animateSparkBurst(place.current?.children[nth]?.children ?? [], delayMs, { reachPx })
    }
  }, [])
  return (
    <span ref={place} aria-hidden="true" className="absolute inset-0 -z-1 grid *:col-start-1 *:row-start-1">
      {sparkRings.map(({ size }) => (
        <span key={size} className="grid place-items-center">
          <Sparks size={size} />
        </span>
      ))}
    </span>
  )
}

/** Renders a stamp that comes down on what was just given. */
const GivenMark = () => (
  <span aria-hidden="true" className="absolute -right-2 -bottom-2 grid size-7.5">
    <span className="given-ring col-start-1 row-start-1 rounded-full border-3 border-glow opacity-0" />
    <span className="given-mark col-start-1 row-start-1 grid place-items-center rounded-full border-2 border-positive-tint bg-positive text-surface">
      <Icon name="check" size={18} />
    </span>
  </span>
)
