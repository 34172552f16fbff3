import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { chooseChild } from '#web/app/current-child.ts'
import { useShownPoints } from '#web/ledger/flights.ts'
import { ChildJar } from '#web/ledger/child-jar.tsx'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RollingNumber } from '#web/ui/rolling-number.tsx'

/** The board on which a jar stands. */
export const boardClasses =
  '-mr-3 mb-2 h-2.5 border-t-4 border-(--cork-light) bg-(--cork) group-first:ml-3 group-first:rounded-l-full group-last:mr-3 group-last:rounded-r-full'

/**
 * Classes of the link by where the jar stands: `above` its wish, with name and points beside the jar, or `beside` it,
 * as high as the wish.
 */
const linkClasses = {
  above: '@container content-start justify-items-center',
  beside: 'col-span-2 col-start-1 row-span-2 row-start-1 grid-cols-subgrid grid-rows-subgrid',
}
const pairClasses = {
  above: 'flex max-w-full min-w-0 items-center justify-center gap-4 px-3 *:first:shrink-0 @max-[14rem]:gap-2',
  beside: 'contents *:first:row-span-2 *:first:-mr-1.5 *:first:self-end',
}
const nameClasses = {
  above: 'grid-cols-[auto_minmax(0,1fr)] @max-[14rem]:grid-cols-1',
  beside: 'mb-1.5 grid-cols-[auto_minmax(0,1fr)_auto] pr-3',
}

interface JarOnShelfProps {
  child: Child
  href: string
  /** Whether it is low. */
  isLow: boolean
  /** Whether its wish stands beside it. */
  isBeside: boolean
}

/** Renders the jar of a child with its name and points beside it, as a link that selects the child. */
export function JarOnShelf({ child, isLow, isBeside, href }: JarOnShelfProps) {
  const t = useTranslations('common')
  const numberText = useFormatNumber()
  const points = useShownPoints(child)
  const place = isBeside ? 'beside' : 'above'
  return (
    <Link
      href={href}
      data-shelf-jar=""
      className={classNames(
        'press grid rounded-field text-night-text no-underline -outline-offset-3!',
        linkClasses[place],
      )}
      onClick={() => chooseChild(child.id)}
    >
      <span className={pairClasses[place]}>
        <ChildJar child={child} size={isBeside ? 'beside' : isLow ? 'strip' : 'shelf'} />
        <span className={classNames('grid min-w-0 items-center gap-x-2', nameClasses[place])}>
          <Avatar
            emoji={child.avatarUrl}
            name={child.name}
            size={isBeside ? 'line' : 'normal'}
            className={isBeside ? '' : 'row-span-3 @max-[14rem]:hidden'}
          />
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
      {!isBeside && (
        <span
          aria-hidden="true"
          className={classNames(
            boardClasses,
            'w-[calc(100%+0.75rem)] justify-self-start group-first:w-full group-last:w-[calc(100%-0.75rem)]',
          )}
        />
      )}
    </Link>
  )
}
