import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getQuickList } from '#shared/behaviors/contract.ts'
import { SmallQuickTile, type QuickTileShape } from '#web/features/behaviors/small-quick-tile.tsx'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Waiting } from '#web/lib/waiting.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const maxTiles = 3

const heights = { normal: 'h-27', low: 'h-14', narrow: 'h-20' }

type QuickAwardRowProps = Pick<ChildScreenProps, 'child'> & {
  shape?: QuickTileShape
}

/** Renders the first three behaviors of a child's quick list as tiles that award their points at a tap. */
export function QuickAwardRow({ child, shape = 'normal' }: QuickAwardRowProps) {
  const t = useTranslations()
  const { data, isPending, error, refetch } = useQuery(read(getQuickList, { params: { childId: child.id } }))
  if (isPending) {
    return (
      <Waiting>
        <div className="grid grid-cols-3 gap-2.5">
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className={classNames('rounded-tile', heights[shape])} />
          ))}
        </div>
      </Waiting>
    )
  }
  if (!data) return <LoadFailed error={error} retry={refetch} />
  if (data.length === 0) return null
  return (
    <ul
      aria-label={t('home.quick')}
      className={classNames(
        'grid',
        shape === 'narrow'
          ? 'grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-2'
          : 'grid-cols-[repeat(auto-fit,minmax(min(5.25rem,100%),1fr))] gap-2.5',
      )}
    >
      {data.slice(0, maxTiles).map((entry) => (
        <SmallQuickTile
          key={'preset' in entry ? entry.preset : `${entry.points} ${entry.title}`}
          child={child}
          entry={entry}
          shape={shape}
        />
      ))}
    </ul>
  )
}
