import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { useNextWish, type NextWish as Wish } from '#web/features/rewards/use-next-wish.ts'
import { LightRow } from '#web/ledger/light-row.tsx'
import { useTitles } from '#web/ledger/titles.ts'
import { animateHops } from '#web/ui/short-animations.ts'
import { classNames } from '#web/ui/class-names.ts'
import { maxLights, pointsPerLight } from '#web/ui/compute-jar-lights.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TitleWords } from '#web/ui/title-words.tsx'
import { ReachedGlow, ReadyOthers } from './ready-rewards.tsx'
import { WishPicture } from './wish-picture.tsx'

export interface WishContentProps {
  child: Child
  /** Whether the family allows pictures from other sites. */
  pictures: boolean
  /** `box` has rows of lights, `shelf` and `low` one; `plain` is a box without, and `line` has no ground of its own. */
  form: WishForm
}

export type WishForm = keyof typeof lightsIn

/** How many lights fit; a wish that needs more has a bar instead. */
const lightsIn = { box: maxLights, shelf: 12, low: 12, plain: 0, line: 0 }

const titleLines = {
  low: 'line-clamp-3',
  box: 'line-clamp-3',
  shelf: 'mb-0.75 line-clamp-2',
  plain: 'line-clamp-2',
  line: 'line-clamp-1',
}

/** In a wide window, as on a tablet, what stands below a wish on a phone stands beside it. */
const beside =
  'contents @min-[28rem]/wish:flex @min-[28rem]/wish:items-center @min-[28rem]/wish:justify-between @min-[28rem]/wish:gap-6 @min-[28rem]/wish:*:mt-0! @min-[28rem]/wish:*:data-bar:w-1/2'
const besideClasses = { box: 'contents', shelf: 'contents', low: beside, plain: 'contents', line: 'contents' }

/** Renders what a child saves for, and how far it is; that there is nothing to save for; or, until that is known, that it loads. */
export function WishContent({ child, pictures, form }: WishContentProps) {
  const t = useTranslations('common')
  const { wish, hasRewards, ready } = useNextWish(child)
  if (wish === undefined) return <span className="sr-only">{t('loading')}</span>
  if (wish === null) return <NoWish {...{ child, form, hasRewards }} />
  return (
    <>
      <ReachedGlow
        key={wish.reward.id}
        isReached={wish.missing === 0}
        className={form === 'line' ? '-inset-x-1.5 -inset-y-0.5' : 'inset-0'}
      />
      <span className={besideClasses[form]}>
        <WishLine wish={wish} pictures={pictures} form={form} />
        <Way key={`way to ${wish.reward.id}`} have={wish.points} need={wish.reward.pointsCost} form={form} />
        {form !== 'plain' && form !== 'line' && (
          <ReadyOthers
            rewards={ready.filter(({ id }) => id !== wish.reward.id)}
            also={wish.missing === 0}
            pictures={pictures}
            className={form === 'low' ? 'mt-1.5 @max-[12.5rem]/wish:mt-2 [[data-lights]~&]:hidden' : 'mt-2'}
          />
        )}
      </span>
    </>
  )
}

type NoWishProps = Pick<WishContentProps, 'child' | 'form'> & { hasRewards: boolean }

/** Renders that there is no reward yet, or that a child to whom all were promised can choose one again. */
function NoWish({ child, form, hasRewards }: NoWishProps) {
  const t = useTranslations()
  const words = form === 'line' ? t('home.wishReached') : t('homeCards.allInReach', { name: child.name })
  return (
    <span className="flex min-h-11 items-center gap-2.5 text-small">
      {hasRewards && (
        <span className="grid size-9 shrink-0 place-items-center rounded-field bg-night-gold text-(--ink)">
          <Icon name="gift" size={22} />
        </span>
      )}
      <span className="min-w-0 flex-1">{hasRewards ? <Call words={words} /> : t('homeCards.noWish')}</span>
      {!hasRewards && <Icon name="forward" size={20} className="shrink-0" />}
    </span>
  )
}

/** Twelve stand in a row; on a phone more than ten are smaller. In a box, up to six are so large that they fill it. */
const lightPxIn = { box: 21, shelf: 20, low: 20, plain: 0, line: 0 }
const smallLights = { above: 10, px: 16 }
const largeLights = { upTo: 6, px: 36, onShelfPx: 25 }

const chooseLightPx = (form: WishForm, need: number): number => {
  if (form === 'low' && need > smallLights.above * pointsPerLight) return smallLights.px
  if (need > largeLights.upTo * pointsPerLight) return lightPxIn[form]
  if (form === 'shelf') return largeLights.onShelfPx
  return form === 'box' ? largeLights.px : lightPxIn[form]
}

/** In narrow windows and boxes they are smaller. */
const narrowLights = {
  [smallLights.px]: 'max-[23rem]:[&>svg]:size-4',
  [largeLights.px]: '@max-[15rem]/wish:[&>svg]:size-6',
  [largeLights.onShelfPx]: '@max-[11rem]/wish:[&>svg]:size-5',
}

const narrowShelfLights = '@max-[17rem]/wish:[&>svg]:size-4'

/** Lets the lights of a row hop one after the other. */
const hopInTurn = (row: HTMLElement | null): void => {
  if (row) animateHops(row.children)
}

interface WayProps {
  have: number
  need: number
  form: WishForm
}

/**
 * Renders how much of the price of a wish is earned, as lights or, where they do not fit, as a bar; nothing if it was
 * reached before. In the moment in which it is reached, the lights hop one after the other.
 */
function Way({ have, need, form }: WayProps) {
  const isReached = have >= need
  const [wasReached] = useState(isReached)
  if (wasReached && isReached) return null
  if (need > lightsIn[form] * pointsPerLight) return <Bar part={Math.max(0, Math.min(1, have / need))} />
  const size = chooseLightPx(form, need)
  return (
    <LightRow
      {...{ have, need, size }}
      ground="night"
      ref={isReached ? hopInTurn : null}
      className={classNames(
        'mt-2',
        narrowLights[size] ?? (form === 'shelf' ? narrowShelfLights : 'max-[23rem]:[&>svg]:size-5'),
      )}
    />
  )
}

/** Renders a part of a wish as a thin bar; decorative, the words stand above it. */
const Bar = ({ part }: { part: number }) => (
  <span
    aria-hidden="true"
    data-bar={part.toFixed(2)}
    className="mt-1.5 block h-1.5 rounded-full bg-on-night/22 short:in-data-[hero=strip]:hidden"
  >
    <span className="block h-full rounded-full bg-night-gold" style={{ width: `${part * 100}%` }} />
  </span>
)

/** The figures have the whole width where the picture leaves too little; on the shelf they stay beside it longer. */
const below = {
  picture: '@max-[12.5rem]/wish:row-span-1',
  figures: '@max-[12.5rem]/wish:col-span-2 @max-[12.5rem]/wish:mt-1.5',
}
const belowOnShelf = {
  picture: '@max-[11rem]/wish:row-span-1',
  figures: '@max-[11rem]/wish:col-span-2 @max-[11rem]/wish:mt-1.5',
}

interface WishLineProps {
  wish: Wish
  pictures: boolean
  form: WishForm
}

/** Renders picture, title and figures of a wish. */
function WishLine({ wish, pictures, form }: WishLineProps) {
  const isSmall = form === 'line'
  const narrow = form === 'shelf' ? belowOnShelf : below
  const { reward } = wish
  return (
    <span className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 gap-y-1 @max-[12.5rem]/wish:gap-x-2 @max-[12.5rem]/wish:gap-y-0">
      <span
        className={classNames(
          'row-span-2 overflow-hidden rounded-field bg-night-soft [&>svg]:scale-115',
          narrow.picture,
          isSmall ? 'size-8.5' : 'size-11 @max-[12.5rem]/wish:size-9',
        )}
      >
        <WishPicture reward={reward} pictures={pictures} isSmall={isSmall} />
      </span>
      <span
        className={classNames(
          'type-label self-end text-on-night wrap-anywhere hyphens-auto @max-[12.5rem]/wish:self-center',
          titleLines[form],
        )}
      >
        <TitleWords text={useTitles().reward(reward)} />
      </span>
      <span
        className={classNames('min-w-0 self-start', narrow.figures, isSmall ? 'text-small' : 'text-[0.875rem]/4.5')}
      >
        <Figures {...wish} isShort={form !== 'box'} />
      </span>
    </span>
  )
}

/** Renders how far a wish is, or that the child can choose it, in the same space; in short where that is one line. */
function Figures({ missing, days, isShort }: Wish & { isShort: boolean }) {
  const t = useTranslations()
  const [lastFar, setLastFar] = useState({ missing, days })
  if (missing > 0 && (missing !== lastFar.missing || days !== lastFar.days)) setLastFar({ missing, days })
  const far = [
    t(isShort ? 'common.missingShort' : 'common.missing', { points: lastFar.missing }),
    lastFar.days === null ? null : t('common.aboutDays', { days: lastFar.days }),
  ]
  return (
    <Stack<'far' | 'soon' | 'reached'>
      shown={missing > 0 ? 'far' : 'reached'}
      contents={{
        far: <Facts facts={far} />,
        // The first light makes it known about how many days it is.
        soon: lastFar.days === null ? <Facts facts={[far[0], t('common.aboutDays', { days: 10 })]} /> : null,
        reached: missing > 0 ? null : <Call words={t('home.wishReached')} />,
      }}
    />
  )
}

/** Renders that a child can choose a reward now, with an arrow to the rewards; it is a little higher than its line. */
const Call = ({ words }: { words: string }) => (
  <span className="font-round -my-0.5 flex w-fit max-w-full items-center gap-0.5 rounded-full bg-night-gold py-0.5 pr-1 pl-2.5 font-semibold text-(--ink)">
    <span className="min-w-0 wrap-anywhere">{words}</span>
    <Icon name="forward" size={16} className="shrink-0" />
  </span>
)
