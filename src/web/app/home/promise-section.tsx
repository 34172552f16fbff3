import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { listRedemptions } from '#shared/rewards/contract.ts'
import { lazyWithMessages } from '#web/app/lazy-component.tsx'
import { read } from '#web/lib/query.ts'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import type { PromiseCardProps } from './promise-card.tsx'

const { Component: LazyPromiseCard } = lazyWithMessages(
  async () => (await import('#web/app/deferred-components.ts')).deferredComponents.PromiseCard,
)

/** Renders what was promised to a child; its space until that is loaded. */
export function PromiseSection(props: PromiseCardProps) {
  const isIdle = useIsBrowserIdle()
  const { data } = useQuery(read(listRedemptions, { query: { childId: props.child.id } }))
  const space = data?.some(({ givenAt }) => givenAt === null) ? <div className="h-16 max-[23rem]:h-31 lg:h-29" /> : null
  return <Suspense fallback={space}>{isIdle ? <LazyPromiseCard key={props.child.id} {...props} /> : space}</Suspense>
}
