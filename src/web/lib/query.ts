import { hashKey, MutationCache, QueryClient, queryOptions, type Query } from '@tanstack/react-query'
import { ApiError } from '#shared/contract/client.ts'
import { fillPath, type EndpointInput, type ReadEndpoint, type ResponseBody } from '#shared/contract/endpoint.ts'
import { call } from './api.ts'
import { onReachable } from './reachability.ts'

/** Interval of the poll in a visible tab, in milliseconds. */
const pollIntervalMs = 5000

/** Requests are not retried, and are also sent while the browser reports to be offline. */
const withoutRetry = { retry: false, networkMode: 'always' } as const

/** Creates the query client. After any write everything on screen is read again. */
export const createQueryClient = (): QueryClient => {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { ...withoutRetry, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: withoutRetry,
    },
    mutationCache: new MutationCache({ onSuccess: () => void client.invalidateQueries() }),
  })
  onReachable(() => void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' }))
  return client
}

export type InputArgs<E extends ReadEndpoint> =
  {} extends EndpointInput<E> ? [input?: EndpointInput<E>] : [input: EndpointInput<E>]

/** Returns the query key of a request: the segments of its path, then the query if there is one. */
export const queryKeyOf = <E extends ReadEndpoint>(e: E, ...[input]: InputArgs<E>): readonly unknown[] => {
  const path = fillPath(e, input?.params)
  return [...path.split('/').filter(Boolean), ...(input?.query === undefined ? [] : [input.query])]
}

const seenResponses = new WeakSet<object>()

/** Fetches a response; `isNew` is false for a 304, for which the client returns the same object. */
const fetchResponse = async <E extends ReadEndpoint>(e: E, input: EndpointInput<E>) => {
  const response = await call(e, input)
  if (typeof response !== 'object' || response === null) return { response, isNew: true }
  const isNew = !seenResponses.has(response)
  seenResponses.add(response)
  return { response, isNew }
}

/** Returns options for `useQuery` that request an endpoint. */
export const read = <E extends ReadEndpoint>(e: E, ...args: InputArgs<E>) =>
  queryOptions({
    queryKey: queryKeyOf(e, ...args),
    queryFn: async () => (await fetchResponse(e, args[0] ?? ({} as EndpointInput<E>))).response,
  })

/** Updates a cached response, if there is one; for `update` of a command, before everything on screen is read again. */
export const updateCached = <E extends ReadEndpoint>(
  client: QueryClient,
  e: E,
  input: EndpointInput<E>,
  update: (cached: ResponseBody<E>) => ResponseBody<E>,
): void => {
  client.setQueryData<ResponseBody<E>>(queryKeyOf(e, ...([input] as InputArgs<E>)), (cached) =>
    cached === undefined ? undefined : update(cached),
  )
}

const concernsOwner = (owner: string) => (query: Query) =>
  query.queryKey.some(
    (part) => part === owner || (typeof part === 'object' && part !== null && Object.values(part).includes(owner)),
  )

/**
 * Like `read`, polled every 5 s while the tab is visible. A new response refreshes all queries on screen about `owner`
 * and those in `also`; a 404 only the latter.
 */
export const readPolled = <E extends ReadEndpoint>(
  e: E,
  input: EndpointInput<E>,
  owner: string,
  ...also: (readonly unknown[])[]
) => {
  const queryKey = queryKeyOf(e, ...([input] as InputArgs<E>))
  return queryOptions({
    queryKey,
    queryFn: async ({ client }) => {
      const before = client.getQueryState(queryKey)
      const readAlso = () => also.forEach((key) => void client.invalidateQueries({ queryKey: key }))
      const { response, isNew } = await fetchResponse(e, input).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) readAlso()
        throw error
      })
      if (isNew && before?.data !== undefined && !before.isInvalidated) {
        const others = (query: Query) => hashKey(query.queryKey) !== hashKey(queryKey) && concernsOwner(owner)(query)
        void client.invalidateQueries({ predicate: others })
        readAlso()
      }
      return response
    },
    refetchInterval: pollIntervalMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  })
}
