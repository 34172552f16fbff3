import type { QueryClient } from '@tanstack/react-query'
import { listChildren } from '#shared/children/contract.ts'
import type { EndpointInput, ReadEndpoint } from '#shared/contract/endpoint.ts'
import { mapChildRequests, mapFamilyRequests, mapOtherChildRequests, maxOtherChildren } from '#shared/home/requests.ts'
import { read } from '#web/lib/query.ts'

/** Loads the responses embedded in the page into the cache, so that the first render of home is complete. */
export const loadEmbeddedHome = async (client: QueryClient): Promise<void> => {
  const load = <E extends ReadEndpoint>(endpoint: E, input: EndpointInput<E>) => client.query(read(endpoint, input))
  const [[child, ...others]] = await Promise.all([client.query(read(listChildren)), ...mapFamilyRequests(load)])
  if (!child) return
  const ofOthers = others.slice(0, maxOtherChildren).flatMap(({ id }) => mapOtherChildRequests(id, load))
  await Promise.all([...mapChildRequests(child.id, load), ...ofOthers])
}
