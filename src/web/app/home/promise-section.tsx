import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { listRedemptions } from '#shared/rewards/contract.ts'
import { isToGive } from '#web/features/rewards/is-to-give.ts'
import { lazyDeferred } from '#web/app/lazy-deferred.ts'
import { useMediaQuery, veryWideMediaQuery, wideMediaQuery } from '#web/lib/media.ts'
import { read } from '#web/lib/query.ts'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import type { HomePromises } from './home-promises.tsx'

const LazyPromises = lazyDeferred('HomePromises')

/** How many promises of a child are shown: in a low window fewer. */
const maxShown = { most: 3, low: 2 }

/** Renders what was promised to a child; its space until that is loaded. */
export function PromiseSection(props: Omit<Parameters<typeof HomePromises>[0], 'max'>) {
  const isIdle = useIsBrowserIdle()
  const { data } = useQuery(read(listRedemptions, { query: { childId: props.child.id } }))
  const isWide = useMediaQuery(wideMediaQuery)
  const isVeryWide = useMediaQuery(veryWideMediaQuery)
  const max = maxShown[isWide && !isVeryWide ? 'low' : 'most']
  const count = data?.filter(isToGive).length ?? 0
  const space = count > 0 && (
    <div className="rounded-card bg-surface px-3.5 py-2 shadow-card">
      <div className="h-10.5" />
      {Array.from({ length: Math.min(max, count) }, (_, n) => (
        <div key={n} className="box-content h-12 pt-4.25 nth-2:pt-1 max-[23rem]:h-27" />
      ))}
      {count > max && <div className="h-11.5" />}
    </div>
  )
  return (
    <Suspense fallback={space}>{isIdle ? <LazyPromises key={props.child.id} {...props} max={max} /> : space}</Suspense>
  )
}
