import {
  hashKey,
  infiniteQueryOptions,
  MutationCache,
  QueryClient,
  queryOptions,
  type Query,
} from '@tanstack/react-query'
import { ApiError } from '#shared/contract/client.ts'
import { fillPath, type ResponseBody, type Endpoint, type EndpointInput } from '#shared/contract/endpoint.ts'
import { call, page } from './api.ts'
import { isReachable, onReachable } from './online.ts'

/** How often the visible tab asks whether something happened on another device, in milliseconds. */
const pollEvery = 5000

/** Nothing is tried again by itself, grows stale or reloads on focus: a write refreshes what is on screen. */
const quiet = { retry: false, networkMode: 'always' } as const

/** Holds what was read. After any write, everything on screen is read again. */
export const createQueryClient = (): QueryClient => {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { ...quiet, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: quiet,
    },
    mutationCache: new MutationCache({ onSuccess: () => void client.invalidateQueries() }),
  })
  onReachable(() => {
    if (isReachable()) void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  })
  return client
}

type Asked<E extends Endpoint> = {} extends EndpointInput<E> ? [given?: EndpointInput<E>] : [given: EndpointInput<E>]

/** The key of what an endpoint answers: the segments of its path, then the query if there is one. */
export const keyOf = <E extends Endpoint>(e: E, ...[given]: Asked<E>): readonly unknown[] => {
  const path = fillPath(e, given?.params)
  return [...path.split('/').filter(Boolean), ...(given?.query === undefined ? [] : [given.query])]
}

const seen = new WeakSet<object>()

/** An answer, and whether it is another one than before: the client reads a 304 as the very same answer. */
const fetchAnswer = async <E extends Endpoint>(e: E, given: EndpointInput<E>) => {
  const answer = await call(e, given)
  if (typeof answer !== 'object' || answer === null) return { answer, isNew: true }
  const isNew = !seen.has(answer)
  seen.add(answer)
  return { answer, isNew }
}

/** `useQuery(read(listChildren))`: what an endpoint answers, under the key of its path. */
export const read = <E extends Endpoint>(e: E, ...asked: Asked<E>) =>
  queryOptions({
    queryKey: keyOf(e, ...asked),
    queryFn: async () => (await fetchAnswer(e, asked[0] ?? ({} as EndpointInput<E>))).answer,
  })

/** Updates a cached response, if there is one; for `update` of a command, before everything on screen is read again. */
export const updateCached = <E extends Endpoint>(
  client: QueryClient,
  e: E,
  input: EndpointInput<E>,
  update: (cached: ResponseBody<E>) => ResponseBody<E>,
): void => {
  client.setQueryData<ResponseBody<E>>(keyOf(e, ...([input] as Asked<E>)), (cached) =>
    cached === undefined ? undefined : update(cached),
  )
}

const withCursor = (query: object | undefined, before: string) => ({ ...query, before })

/** `useInfiniteQuery(readPages(listActivities, …))`: an answer page by page; the server names the next one. */
export const readPages = <E extends Endpoint>(e: E, given: EndpointInput<E>) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(e, ...([given] as Asked<E>)), 'pages'],
    queryFn: ({ pageParam }) =>
      page(e, pageParam === null ? given : { ...given, query: withCursor(given.query, pageParam) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

const isAbout = (owner: string) => (query: Query) =>
  query.queryKey.some(
    (part) => part === owner || (typeof part === 'object' && part !== null && Object.values(part).includes(owner)),
  )

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/**
 * Like `read`, asked again every five seconds while the tab is visible. When the answer is a new one, everything about
 * `owner` that is on screen is read again, and what `also` names; that alone when `owner` is gone.
 */
export const watch = <E extends Endpoint>(
  e: E,
  given: EndpointInput<E>,
  owner: string,
  ...also: (readonly unknown[])[]
) => {
  const queryKey = keyOf(e, ...([given] as Asked<E>))
  return queryOptions({
    queryKey,
    queryFn: async ({ client }) => {
      const before = client.getQueryState(queryKey)
      const readAlso = () => also.forEach((key) => void client.invalidateQueries({ queryKey: key }))
      const { answer, isNew } = await fetchAnswer(e, given).catch((error: unknown) => {
        if (isGone(error)) readAlso()
        throw error
      })
      if (isNew && before?.data !== undefined && !before.isInvalidated) {
        const others = (query: Query) => hashKey(query.queryKey) !== hashKey(queryKey) && isAbout(owner)(query)
        void client.invalidateQueries({ predicate: others })
        readAlso()
      }
      return answer
    },
    refetchInterval: pollEvery,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  })
}
