import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { chooseChild } from '#web/app/current-child.ts'
import { useShownPoints } from '#web/ledger/award-flights.ts'
import { ChildJar } from '#web/ledger/child-jar.tsx'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RollingNumber } from '#web/ui/rolling-number.tsx'

/** The board on which a jar stands. */
export const boardClasses =
  '-mr-3 mb-2 h-2.5 border-t-4 border-(--cork-light) bg-(--cork) group-first:ml-3 group-first:rounded-l-full group-last:mr-3 group-last:rounded-r-full'

interface JarOnShelfProps {
  child: Child
  href: string
  /** Whether it is low. */
  isLow: boolean
  /** Whether from 1280 px on its wish stands beside it. */
  isBeside: boolean
}

/** Renders the jar of a child with its name and points beside it, as a link that selects the child. */
export function JarOnShelf({ child, isLow, isBeside, href }: JarOnShelfProps) {
  const t = useTranslations('common')
  const numberText = useFormatNumber()
  const points = useShownPoints(child)
  return (
    <Link
      href={href}
      data-shelf-jar=""
      className={classNames(
        'press grid content-start justify-items-center text-night-text no-underline',
        isBeside
          ? 'max-[80rem]:@container min-[80rem]:col-span-2 min-[80rem]:col-start-1 min-[80rem]:row-span-2 min-[80rem]:row-start-1 min-[80rem]:grid-cols-subgrid min-[80rem]:grid-rows-subgrid min-[80rem]:content-stretch min-[80rem]:justify-items-start'
          : '@container',
      )}
      onClick={() => chooseChild(child.id)}
    >
      <span
        className={classNames(
          'flex max-w-full min-w-0 items-center justify-center gap-4 px-3 *:first:shrink-0 @max-[14rem]:gap-2',
          isBeside &&
            'min-[80rem]:contents min-[80rem]:*:first:order-last min-[80rem]:*:first:mr-3 min-[80rem]:*:first:ml-2 min-[80rem]:*:first:self-end min-[80rem]:*:last:col-span-2 min-[80rem]:*:last:mb-2 min-[80rem]:*:last:ml-4',
        )}
      >
        <ChildJar child={child} size={isLow && !isBeside ? 'strip' : 'shelf'} />
        <span className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 @max-[14rem]:grid-cols-1">
          <Avatar emoji={child.avatarUrl} name={child.name} className="row-span-3 @max-[14rem]:hidden" />
          <span className="type-h3 min-w-0 truncate text-on-night">{child.name}</span>
          <span aria-hidden="true" className="flex min-w-0 items-center gap-1">
            <span data-points="" className="type-h1 text-night-gold tabular-nums">
              <RollingNumber value={points} format={numberText} />
            </span>
            <Icon name="forward" size={18} className="shrink-0" />
          </span>
          <span className="sr-only">{t('points', { count: points })}</span>
        </span>
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          boardClasses,
          'w-[calc(100%+0.75rem)] justify-self-start group-first:w-full group-last:w-[calc(100%-0.75rem)]',
          isBeside && 'min-[80rem]:hidden',
        )}
      />
    </Link>
  )
}
