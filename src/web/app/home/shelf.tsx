import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { chooseChild } from '#web/app/current-child.ts'
import { useShownPoints } from '#web/ledger/award-flights.ts'
import { ChildJar } from '#web/ledger/child-jar.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RollingNumber } from '#web/ui/rolling-number.tsx'
import { NextWish } from './next-wish.tsx'

type ShelfProps = Pick<ChildScreenProps, 'user' | 'family'> & {
  /** Whether the jars are low. */
  isLow: boolean
  /** Where a tap on a jar leads, once its child is selected. */
  jarPath: string
  /** Whether from 1280 px on the wishes stand beside the jars. */
  isBeside?: boolean
}

const boardClasses =
  '-mr-3 mb-2 h-2.5 border-t-4 border-(--cork-light) bg-(--cork) group-first:ml-3 group-first:rounded-l-full group-last:mr-3 group-last:rounded-r-full'

/**
 * Renders the jars of all children, none of them selected, each with its points and its next wish, in equal columns above the cards of
 * each.
 */
export function Shelf({ user, family, isLow, jarPath, isBeside = false }: ShelfProps) {
  const t = useTranslations('shell')
  return (
    <Card kind="night" className="px-0! pt-3! pb-3!">
      <ul
        aria-label={t('chooseChild')}
        className="grid snap-x auto-cols-[minmax(calc(25%-0.5625rem),1fr)] grid-flow-col grid-rows-[auto_1fr_auto] gap-x-3 overflow-x-auto [scrollbar-width:none] lg:auto-cols-[minmax(10rem,1fr)]"
      >
        {family.map((child) => (
          <li
            key={child.id}
            data-shelf={child.id}
            className={classNames(
              'group row-span-3 grid min-w-0 snap-start grid-rows-subgrid',
              isBeside && 'min-[80rem]:grid-cols-[auto_minmax(0,1fr)]',
            )}
          >
            <JarOnShelf {...{ child, isLow, isBeside }} href={jarPath} />
            <div
              className={classNames(
                'grid min-w-0 group-first:pl-3 group-last:pr-3',
                isBeside &&
                  'min-[80rem]:z-1 min-[80rem]:col-start-2 min-[80rem]:row-start-2 min-[80rem]:pr-3 min-[80rem]:pb-3 min-[80rem]:pl-0!',
              )}
            >
              <NextWish
                child={child}
                pictures={user.family.pictures}
                form={isLow ? 'low' : 'box'}
                className="grid-rows-[auto_1fr] content-stretch! items-center min-[100rem]:grid-rows-none"
                onClick={() => chooseChild(child.id)}
              />
            </div>
            {isBeside && (
              <span
                aria-hidden="true"
                className={classNames(boardClasses, 'mb-0! hidden min-[80rem]:col-span-full min-[80rem]:block')}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

type JarOnShelfProps = Required<Pick<ShelfProps, 'isLow' | 'isBeside'>> & { child: Child; href: string }

/** Renders the jar of a child with its name and points beside it, as a link that selects the child. */
function JarOnShelf({ child, isLow, isBeside, href }: JarOnShelfProps) {
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
