import { useTranslations } from 'use-intl'
import { chooseChild } from '#web/app/current-child.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { boardClasses, JarOnShelf } from './jar-on-shelf.tsx'
import { NextWish } from './next-wish.tsx'

type ShelfProps = Pick<ChildScreenProps, 'user' | 'family'> & {
  /** Whether the jars are low. */
  isLow: boolean
  /** Where a tap on a jar leads, once its child is selected. */
  jarPath: string
  /** Whether the wishes stand beside the jars. */
  isBeside?: boolean
}

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
              isBeside && 'grid-cols-[auto_minmax(0,1fr)]',
            )}
          >
            <JarOnShelf {...{ child, isLow, isBeside }} href={jarPath} />
            <div
              className={classNames(
                'grid min-w-0',
                isBeside ? 'z-1 col-start-2 row-start-2 pr-3 pb-2' : 'group-first:pl-3 group-last:pr-3',
              )}
            >
              <NextWish
                child={child}
                pictures={user.family.pictures}
                form={isBeside ? 'shelf' : isLow ? 'low' : 'box'}
                onClick={() => chooseChild(child.id)}
              />
            </div>
            {isBeside && <span aria-hidden="true" className={classNames(boardClasses, 'col-span-full mb-0!')} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
