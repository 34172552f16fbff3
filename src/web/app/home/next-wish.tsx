import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { lazyDeferred } from '#web/app/lazy-deferred.ts'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import { classNames } from '#web/ui/class-names.ts'
import { keepLargestHeight } from '#web/ui/keep-largest-height.ts'
import type { WishContentProps, WishForm } from './wish-content.tsx'

const LazyContent = lazyDeferred('WishContent')

const grounds: Record<WishForm, string> = {
  low: '@container/wish grid! min-h-21 max-[23rem]:min-h-28 content-center rounded-[1.125rem] bg-night-soft px-2.5 py-1.5',
  box: '@container/wish grid! min-h-31.25 content-center rounded-[1.125rem] bg-night-soft p-2.5',
  shelf: '@container/wish grid! min-h-28.5 content-center rounded-[1.125rem] bg-night-soft p-2.5',
  plain: 'min-h-18 content-center rounded-[1.125rem] bg-night-soft p-2',
  line: 'min-h-13 short:min-h-11 content-center',
}

interface NextWishLink {
  className?: string
  onClick?: () => void
}

/** Renders what a child saves for, and how far it is, as a link to the rewards, whose height no act changes. */
export function NextWish({ className, onClick, ...props }: WishContentProps & NextWishLink) {
  const t = useTranslations('shell')
  const isIdle = useIsBrowserIdle()
  const name = <span className="sr-only">{t('rewards')}</span>
  return (
    <Link
      key={`${props.child.id} ${props.form}`}
      ref={keepLargestHeight}
      href="/rewards"
      data-wish=""
      onClick={onClick}
      className={classNames(
        'press relative block text-left text-night-text no-underline',
        grounds[props.form],
        className,
      )}
    >
      <Suspense fallback={name}>{isIdle ? <LazyContent {...props} /> : name}</Suspense>
    </Link>
  )
}
