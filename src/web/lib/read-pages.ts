import { infiniteQueryOptions } from '@tanstack/react-query'
import type { EndpointInput, ReadEndpoint } from '#shared/contract/endpoint.ts'
import { page } from './api.ts'
import { queryKeyOf, type InputArgs } from './query.ts'

const withCursor = (query: object | undefined, before: string) => ({ ...query, before })

/** Returns options for `useInfiniteQuery` that request an endpoint page by page, by the `Link` header. */
export const readPages = <E extends ReadEndpoint>(e: E, input: EndpointInput<E>) =>
  infiniteQueryOptions({
    queryKey: [...queryKeyOf(e, ...([input] as InputArgs<E>)), 'pages'],
    queryFn: ({ pageParam }) =>
      page(e, pageParam === null ? input : { ...input, query: withCursor(input.query, pageParam) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
