import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { getQuickList } from '#shared/behaviors/contract.ts'
import type { QuickEntry } from '#shared/behaviors/rules.ts'
import { chooseChild } from '#web/app/current-child.ts'
import { lazyDeferred } from '#web/app/lazy-deferred.ts'
import {
  quickTileMarkClasses,
  quickTileMarksClasses,
  quickTileShapes,
  quickTileTitleClasses,
  type QuickTileShape,
} from '#web/features/behaviors/quick-tile-shapes.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { JarInPlace } from '#web/ledger/guest-jar.tsx'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import { Waiting } from '#web/lib/waiting.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { chooseTiles } from './choose-tiles.ts'
import { useGivenWhenOpened } from './use-given-when-opened.ts'

const LazyTiles = lazyDeferred('SmallQuickTiles')

const maxTiles = 3

type QuickAwardsProps = Pick<ChildScreenProps, 'child'> & {
  shape?: QuickTileShape
  /** A button beside the link to all behaviors. */
  button?: ReactNode
}

/**
 * Renders three behaviors of a child's quick list as tiles that award their points at a tap, under the picture and the name of
 * the child: the first ones that were not given today when this was opened.
 */
export function QuickAwards({ child, shape = 'normal', button }: QuickAwardsProps) {
  const t = useTranslations('home')
  const isNarrow = shape === 'narrow' || shape === 'low'
  return (
    <Card
      as="section"
      data-quick=""
      className={
        isNarrow
          ? 'p-2!'
          : '@container grid grid-cols-1 grid-rows-[auto_1fr] px-3.5! pt-1.5! pb-2.5! max-[23rem]:px-3! lg:max-[90rem]:px-3!'
      }
    >
      <div
        data-jar-place={child.id}
        className={classNames('flex items-center gap-2.5', isNarrow ? 'mb-1' : 'mb-1.5 min-h-7.5')}
      >
        <Avatar emoji={child.avatarUrl} name={child.name} size="small" />
        <h2 className="type-h3 min-w-0 flex-1 truncate">{t('forChild', { name: child.name })}</h2>
        <JarInPlace child={child} />
        {button}
        <Link
          href="/behaviors"
          aria-label={t('moreQuick', { name: child.name })}
          className={classNames(
            'type-label flex min-h-11 min-w-11 items-center justify-end text-primary no-underline',
            '-my-2',
          )}
          onClick={() => chooseChild(child.id)}
        >
          {t('more')}
        </Link>
      </div>
      <QuickTiles child={child} shape={shape} />
    </Card>
  )
}

/** Renders the tiles, or their space until they are loaded, which is after the first paint. */
function QuickTiles({ child, shape }: Required<Pick<QuickAwardsProps, 'child' | 'shape'>>) {
  const isIdle = useIsBrowserIdle()
  const { data, isPending, error, refetch } = useQuery(read(getQuickList, { params: { childId: child.id } }))
  const isGiven = useGivenWhenOpened(child.id)
  if (isPending || !isGiven) {
    return (
      <Waiting>
        <TileSpaces entries={[]} shape={shape} />
      </Waiting>
    )
  }
  if (!data) return <LoadFailed error={error} retry={refetch} />
  const entries = chooseTiles(data, isGiven, maxTiles)
  const space = <TileSpaces entries={entries} shape={shape} />
  return <Suspense fallback={space}>{isIdle ? <LazyTiles {...{ child, entries, shape }} /> : space}</Suspense>
}

/** Renders the space of tiles, as high as their words will be. */
function TileSpaces({ entries, shape }: { entries: readonly QuickEntry[]; shape: QuickTileShape }) {
  const titles = useTitles()
  const { list, tile, words, marks, title, picture } = quickTileShapes[shape]
  const names = entries.length > 0 ? entries.map(titles.tile) : Array<string>(maxTiles).fill('')
  return (
    <div aria-hidden="true" className={classNames('grid', list)}>
      {names.map((name, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- two can be equal
        <div key={n}>
          <div
            className={classNames(
              'relative flex h-full rounded-[1rem] border-[1.5px] border-transparent bg-surface-2',
              tile,
            )}
          >
            <svg width={picture} height={picture} className="shrink-0" />
            <span className={classNames('invisible flex min-w-0 flex-col', words)}>
              <span className={classNames(quickTileMarksClasses, marks)}>
                <span className={quickTileMarkClasses}>{'+'}</span>
              </span>
              <span className={classNames(quickTileTitleClasses, title)}>{name}</span>
            </span>
          </div>
        </div>
      ))}
    </div>
  )
}
