import type { QueryClient } from '@tanstack/react-query'
import type { EndpointInput, ReadEndpoint } from '#shared/contract/endpoint.ts'
import { mapChildRequests, mapFamilyRequests, maxOtherChildren } from '#shared/home/requests.ts'
import { childrenQuery } from '#web/lib/children-query.ts'
import { read } from '#web/lib/query.ts'

/** Loads the responses embedded in the page into the cache, so that the first render of home is complete. */
export const loadEmbeddedHome = async (client: QueryClient): Promise<void> => {
  const load = <E extends ReadEndpoint>(endpoint: E, input: EndpointInput<E>) => client.query(read(endpoint, input))
  const [family] = await Promise.all([client.query(childrenQuery), ...mapFamilyRequests(load)])
  await Promise.all(family.slice(0, maxOtherChildren + 1).flatMap(({ id }) => mapChildRequests(id, load)))
}
