import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { TestClient } from './harness.ts'
import { toRequestInit } from './request-init.ts'
import { urlOf, type SampleRequest } from './sample-requests.ts'

/** Sends a request to an endpoint and returns the raw response. */
export const sendSampleRequest = (client: TestClient, e: Endpoint, request: SampleRequest): Promise<Response> =>
  client.send(urlOf(e, request), toRequestInit(e, request))
