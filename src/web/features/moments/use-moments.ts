import { useInfiniteQuery, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { listMoments, type Moment } from '#shared/moments/contract.ts'
import { call } from '#web/lib/api.ts'
import { queryKeyOf, updateCached } from '#web/lib/query.ts'

const momentsPerPage = 100

const keyOf = (childId: string) => [...queryKeyOf(listMoments, { params: { childId }, query: {} }), 'pages']

/** Queries the moments of a child page by page, newest first. */
export const useMoments = (childId: string) =>
  useInfiniteQuery({
    queryKey: keyOf(childId),
    queryFn: ({ pageParam }) =>
      call(listMoments, { params: { childId }, query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.length < momentsPerPage ? null : (last.at(-1)?.id ?? null)),
    select: ({ pages }) => pages.flat(),
  })

/** Inserts a moment before those of its day, which are older. */
const insertByDay = (pages: Moment[][], moment: Moment): Moment[][] => {
  const isOlder = ({ date }: Moment) => date <= moment.date
  const found = pages.findIndex((moments) => moments.some(isOlder))
  const page = found < 0 ? pages.length - 1 : found
  return pages.map((moments, index) => {
    if (index !== page) return moments
    const at = moments.findIndex(isOlder)
    return at < 0 ? [...moments, moment] : moments.toSpliced(at, 0, moment)
  })
}

/** Leaves a moment out before the lists are read again. */
export const removeCachedMoment = (client: QueryClient, childId: string, momentId: string): void => {
  const isOther = ({ id }: Moment) => id !== momentId
  const ofChild = queryKeyOf(listMoments, { params: { childId }, query: {} }).slice(0, -1)
  client.setQueriesData<Moment[] | InfiniteData<Moment[]>>({ queryKey: ofChild }, (cached) => {
    if (!cached) return cached
    if (Array.isArray(cached)) return cached.filter(isOther)
    return { ...cached, pages: cached.pages.map((moments) => moments.filter(isOther)) }
  })
}

/** Shows a new moment in the list before the list is read again. */
export const insertCachedMoment = (client: QueryClient, moment: Moment): void => {
  client.setQueryData<InfiniteData<Moment[], string | null>>(keyOf(moment.childId), (cached) => {
    const isThere = cached?.pages.some((moments) => moments.some(({ id }) => id === moment.id))
    return cached && !isThere ? { ...cached, pages: insertByDay(cached.pages, moment) } : cached
  })
  // The forms of the other children take the weather from here.
  const ofDay = { params: { childId: moment.childId }, query: { on: moment.date.slice(5) } }
  updateCached(client, listMoments, ofDay, (cached) => [moment, ...cached.filter(({ id }) => id !== moment.id)])
}
