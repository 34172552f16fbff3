import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { lazyWithRetry } from '#web/app/lazy-component.tsx'
import { useNextWish, type NextWish as Wish } from '#web/features/rewards/use-next-wish.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { keepLargestHeight } from '#web/ui/keep-largest-height.ts'
import { Stack } from '#web/ui/stack.tsx'
import { TitleWords } from '#web/ui/title-words.tsx'
import { maxLights, pointsPerLight } from '#web/ui/compute-jar-lights.ts'

const LazyPicture = lazyWithRetry(
  async () => (await import('#web/app/deferred-components.ts')).deferredComponents.WishPicture,
)
const LazyLightRow = lazyWithRetry(
  async () => (await import('#web/app/deferred-components.ts')).deferredComponents.LightRow,
)

interface WishContentProps {
  child: Child
  /** Whether the family allows pictures from other sites. */
  pictures: boolean
  /** `box` has rows of lights, `low` at most two; `plain` is a box without, and `line` has no ground of its own. */
  form: keyof typeof grounds
}

/** How many lights fit; a wish that needs more has a ring instead. */
const lightsIn = { box: maxLights, low: 12, plain: 0, line: 0 }

const grounds = {
  low: '@container/wish min-h-16 content-center rounded-[1.125rem] bg-night-soft p-2.5',
  box: '@container/wish min-h-16 content-center rounded-[1.125rem] bg-night-soft p-2.5',
  plain: 'min-h-16 content-center rounded-[1.125rem] bg-night-soft p-2',
  line: 'min-h-11 content-center',
}

const titleLines = {
  low: 'line-clamp-3',
  box: 'line-clamp-3',
  plain: 'line-clamp-2',
  line: 'line-clamp-1',
}

interface NextWishLink {
  className?: string
  onClick?: () => void
}

/** Renders what a child saves for, and how far it is, as a link to the rewards, whose height no act changes. */
export function NextWish({ className, onClick, ...props }: WishContentProps & NextWishLink) {
  return (
    <Link
      key={`${props.child.id} ${props.form}`}
      ref={keepLargestHeight}
      href="/rewards"
      data-wish=""
      onClick={onClick}
      className={classNames('press block text-left text-night-text no-underline', grounds[props.form], className)}
    >
      <WishContent {...props} />
    </Link>
  )
}

/** Renders what a child saves for, and how far it is; that there is nothing to save for; or, until that is known, that it loads. */
function WishContent({ child, pictures, form }: WishContentProps) {
  const t = useTranslations('home')
  const common = useTranslations('common')
  const { wish, hasRewards } = useNextWish(child)
  if (wish === undefined) return <span className="sr-only">{common('loading')}</span>
  if (wish === null) {
    return (
      <span className="flex min-h-11 items-center gap-2.5 text-small">
        {hasRewards && (
          <span className="grid size-9 shrink-0 place-items-center rounded-field bg-night-gold text-(--ink)">
            <Icon name="gift" size={22} />
          </span>
        )}
        <span className="min-w-0 flex-1">
          {hasRewards ? <Call words={t('allInReach', { name: child.name })} /> : t('noWish')}
        </span>
        {!hasRewards && <Icon name="forward" size={20} className="shrink-0" />}
      </span>
    )
  }
  const hasLights = wish.reward.pointsCost <= lightsIn[form] * pointsPerLight
  return (
    <>
      <WishLine wish={wish} name={child.name} pictures={pictures} form={form} hasRing={!hasLights} />
      {hasLights && <Lights have={wish.points} need={wish.reward.pointsCost} form={form} />}
    </>
  )
}

/** So that twelve stand in a row of the panel of a wide window. */
const lightPxIn = { box: 21, low: 23, plain: 0, line: 0 }

/** Renders the lights of a wish; until they are loaded, their space. */
function Lights({ form, ...points }: { have: number; need: number; form: WishContentProps['form'] }) {
  const isIdle = useIsBrowserIdle()
  const lightPx = lightPxIn[form]
  const space = (
    <span aria-hidden="true" className={classNames('block leading-[0] text-balance', lightClasses)}>
      {Array.from({ length: Math.ceil(points.need / pointsPerLight) }, (_, nth) => (
        <svg key={nth} width={lightPx} height={lightPx} className="inline-block" />
      ))}
    </span>
  )
  if (!isIdle) return space
  return (
    <Suspense fallback={space}>
      <LazyLightRow {...points} size={lightPx} ground="night" className={lightClasses} />
    </Suspense>
  )
}

const lightClasses = 'mt-2 max-[23rem]:[&>svg]:size-5'

interface WishLineProps {
  wish: Wish
  /** The name of the child. */
  name: string
  pictures: boolean
  form: WishContentProps['form']
  hasRing: boolean
}

/** Renders picture, title and figures of a wish; the figures have the whole width where the picture leaves too little. */
function WishLine({ form, ...props }: WishLineProps) {
  const { wish } = props
  const isSmall = form === 'line'
  const isIdle = useIsBrowserIdle()
  const { reward } = wish
  return (
    <span className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 @max-[12.5rem]/wish:gap-x-2">
      <span
        className={classNames(
          'row-span-2 overflow-hidden rounded-field bg-night-soft [&>svg]:scale-115 @max-[12.5rem]/wish:row-span-1',
          isSmall ? 'size-8.5' : 'size-11 @max-[12.5rem]/wish:size-9',
        )}
      >
        <Suspense>{isIdle && <LazyPicture {...props} isSmall={isSmall} />}</Suspense>
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
        className={classNames(
          'min-w-0 self-start @max-[12.5rem]/wish:col-span-2 @max-[12.5rem]/wish:mt-1.5',
          isSmall ? 'text-small' : 'text-[0.875rem]/4.5',
        )}
      >
        <Figures {...wish} name={props.name} isShort={isSmall} />
      </span>
    </span>
  )
}

/** Renders how far a wish is, or that the child can choose it, in the same space; in short where that is one line. */
function Figures({ missing, days, name, isShort }: Wish & { name: string; isShort: boolean }) {
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
        reached: missing > 0 ? null : <Call words={t('home.wishReached', { name })} />,
      }}
    />
  )
}

/** Renders what a child can choose now, with an arrow to the rewards. */
const Call = ({ words }: { words: string }) => (
  <span className="flex items-center gap-1 font-round font-semibold text-night-gold">
    <span className="min-w-0 wrap-anywhere">{words}</span>
    <Icon name="forward" size={18} className="shrink-0" />
  </span>
)
