import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listMoments, type Moment } from '#shared/moments/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { call } from '#web/lib/api.ts'
import { keyOf, read } from '#web/lib/query.ts'

const pageOfMoments = 100

/** Queries the moments of a child page by page, newest first. */
export const useMoments = (childId: string) => {
  const params = { childId }
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(listMoments, { params, query: {} }), 'pages'],
    queryFn: ({ pageParam }) => call(listMoments, { params, query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.length < pageOfMoments ? null : (last.at(-1)?.id ?? null)),
  })
  return { ...pages, moments: pages.data?.pages.flat() }
}

/** Queries the moments of this day in earlier years. */
export const useOnThisDay = (childId: string, today: Day): readonly Moment[] => {
  const { data = [] } = useQuery(read(listMoments, { params: { childId }, query: { on: today.slice(5) } }))
  return data.filter(({ date }) => date.slice(0, 4) < today.slice(0, 4))
}
