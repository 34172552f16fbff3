import type { Context, Hono } from 'hono'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { toPathShape, type Endpoint } from '#shared/contract/endpoint.ts'
import { AppError } from '#server/errors.ts'
import type { AppEnv, RequestRecord } from './request-record.ts'
import type { RequestPipeline } from './request-pipeline.ts'
import type { Route } from './route.ts'
import { createRouteHandlers, type RouteHandlerOptions } from './route-handler.ts'

const toHonoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

interface PathMethods {
  path: string
  methods: string[]
}

// Sorted, because `/rewards/redeem` must come before `/rewards/{}`, which matches it too.
const listPaths = (routes: readonly Route[]): PathMethods[] =>
  [...Map.groupBy(routes, ({ endpoint: e }) => toPathShape(e))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([shape, ofShape]) => ({
      path: ofShape[0]?.endpoint.path ?? shape,
      methods: ofShape.map(({ endpoint: e }) => e.method),
    }))

/** Returns the other paths that the pattern of an endpoint matches, such as `/rewards/redeem` for `/rewards/{id}`. */
const findShadowedPaths = ({ path, method }: Endpoint, paths: readonly PathMethods[]) => {
  const matching = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return paths.filter(
    (other) => !other.path.includes('{') && !other.methods.includes(method) && matching.test(other.path),
  )
}

const rejectMethod = (record: RequestRecord, { path, methods }: PathMethods): never => {
  record.route = path
  throw new AppError('method_not_allowed', { allowedMethods: methods })
}

/** What routes and the fallback app need. */
export interface MountOptions extends RouteHandlerOptions {
  pipeline: RequestPipeline
}

/** Throws when an endpoint of the contract has no route. */
export const assertEveryEndpointHasRoute = (routes: readonly Route[]) => {
  const mounted = new Set(routes.map(({ endpoint: e }) => e))
  const missing = allEndpoints.filter((e) => !mounted.has(e))
  if (missing.length > 0) throw new Error(`no handler for ${missing.map((e) => `${e.method} ${e.path}`).join(', ')}`)
}

/** Adds every route to the Hono app, behind the request pipeline. */
export const mountRoutes = (app: Hono, { pipeline, ...options }: MountOptions, routes: readonly Route[]): void => {
  const paths = listPaths(routes)
  const createHandler = createRouteHandlers(options)
  for (const route of routes) {
    const { method, path } = route.endpoint
    const shadowed = findShadowedPaths(route.endpoint, paths)
    const handle = createHandler(route)
    app.on(method, toHonoPath(path), (c) =>
      pipeline(c, (record) => {
        const other = shadowed.find((one) => one.path === c.req.path)
        return other ? rejectMethod(record, other) : handle(c, record)
      }),
    )
  }
}

/** Adds handlers to the Hono app that respond with 405 with `Allow` to the methods that a path does not have. */
export const mountMethodErrors = (app: Hono<AppEnv>, routes: readonly Route[]): void => {
  for (const one of listPaths(routes)) {
    app.all(toHonoPath(one.path), (c: Context<AppEnv>) => rejectMethod(c.get('record'), one))
  }
}
