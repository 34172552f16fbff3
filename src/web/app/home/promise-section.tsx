import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { listRedemptions } from '#shared/rewards/contract.ts'
import { lazyWithMessages } from '#web/app/lazy-component.tsx'
import { read } from '#web/lib/query.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import type { PromiseCardProps } from './promise-card.tsx'

const { Component: LazyPromiseCard } = lazyWithMessages(
  async () => (await import('#web/app/deferred-components.ts')).deferredComponents.PromiseCard,
)

/** Renders what was promised to a child; its space until that is loaded. */
export function PromiseSection(props: PromiseCardProps) {
  const isIdle = useIsBrowserIdle()
  const { data } = useQuery(read(listRedemptions, { query: { childId: props.child.id } }))
  const count = data?.filter(({ givenAt }) => givenAt === null).length ?? 0
  const height = count > 1 ? 'h-19 max-[23rem]:h-33' : 'h-16 max-[23rem]:h-31'
  const space = count > 0 && <div className={classNames(height, 'rounded-card bg-surface shadow-card lg:h-29')} />
  return <Suspense fallback={space}>{isIdle ? <LazyPromiseCard key={props.child.id} {...props} /> : space}</Suspense>
}
