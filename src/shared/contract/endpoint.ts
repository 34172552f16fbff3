import type * as z from 'zod/mini'
import type { ActKind } from '#shared/acts/effects.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Schema = z.core.$ZodType

/**
 * What an API token may do: read, record acts that a child did, or manage what is recorded about. An endpoint of `record`
 * returns only the one thing that was recorded about, or the acts of the group that it names, never a list of others.
 */
export const scopes = ['read', 'record', 'manage'] as const

export type Scope = (typeof scopes)[number]

/** Kinds of things that belong to one child; `children` stands for the child itself. */
export type ChildResource = 'children' | 'acts' | 'habits' | 'moments' | 'redemptions' | 'rewards' | 'skills'

/** Declaration of an API endpoint, from which route, client, query and OpenAPI document are derived. */
export interface Endpoint {
  readonly method: Method
  /** Path with `{name}` for each path parameter, as in OpenAPI. */
  readonly path: `/api/${string}`
  readonly summary: string
  /** `member` needs a signed-in member of a family; `anyone` is open. */
  readonly access: 'anyone' | 'member'
  /** Whether an account that was removed from a family may use it while sign-up is closed. */
  readonly afterRemoval?: true
  /** The scope that an API token needs; absent: no token may call it. */
  readonly scope?: Scope
  /**
   * Kind of thing that a request names: by the parameter of the path, or by `childId` in body or query. Callers with some
   * children only get 404 for those of others. `family`, which they only read, and `act-groups`: the handler leaves out
   * other children.
   */
  readonly resource?: ChildResource | 'family' | 'act-groups'
  /** Fields of the body that a token may send only with the scope `manage`. */
  readonly manageFields?: readonly string[]
  /** Whether it is an act: one transaction under an `Idempotency-Key`. */
  readonly act?: boolean
  /** The kinds of its acts that an undo or the statistics know; a token needs the same scope to undo them. */
  readonly actKinds?: readonly ActKind[]
  /**
   * Whether the member must have proved who they are within the last 10 minutes. `with-factor`: only where a password needs
   * a code of the second factor; its handler checks both that and the password in the body, which confirms the rest.
   */
  readonly recentSignIn?: true | 'with-factor'
  /** Whether its session is not looked up, so that it works also while the database cannot be read. */
  readonly ignoresSession?: boolean
  /** Whether its response has an ETag and may be 304. */
  readonly etag?: boolean
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** Status of success. */
  readonly status: 200 | 201 | 204 | 302
  readonly response?: Schema
  /** Whether the response is server-sent events; `response` is then the schema of one event, and `stream.ts` reads them. */
  readonly stream?: boolean
}

/** An endpoint that only reads. */
export type ReadEndpoint = Endpoint & { readonly method: 'GET' }

type TokenAccess = { scope?: never; resource?: never } | Required<Pick<Endpoint, 'scope' | 'resource'>>
type EndpointOptions = Omit<Endpoint, 'method' | 'path' | 'access' | 'status' | 'scope' | 'resource'> &
  Partial<Pick<Endpoint, 'access' | 'status'>> &
  TokenAccess
type DeclaredEndpoint<M, P, O> = O & {
  readonly method: M
  readonly path: P
  readonly access: O extends { access: 'anyone' } ? 'anyone' : 'member'
  readonly status: Endpoint['status']
}

/** Declares an endpoint with its exact type. By default it is for members, and its status 200, or 204 without a response. */
export const endpoint = <const M extends Method, const P extends Endpoint['path'], const O extends EndpointOptions>(
  method: M,
  path: P,
  options: O,
) => ({ method, path, access: 'member', status: options.response ? 200 : 204, ...options }) as DeclaredEndpoint<M, P, O>

type InputPart<E, K extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> =
  E extends Record<K, infer S extends Schema>
    ? Record<K, Side extends 'input' ? z.input<S> : z.output<S>>
    : Partial<Record<K, undefined>>

/** Params, query and body as a caller passes them. */
export type EndpointInput<E extends Endpoint> = InputPart<E, 'params', 'input'> &
  InputPart<E, 'query', 'input'> &
  InputPart<E, 'body', 'input'>

/** Params, query and body as a handler receives them. */
export type ParsedInput<E extends Endpoint> = InputPart<E, 'params', 'output'> &
  InputPart<E, 'query', 'output'> &
  InputPart<E, 'body', 'output'>

/** Kinds of the acts of an endpoint; never without any. */
export type ActKindOf<E extends Endpoint> = E extends { actKinds: readonly (infer K extends ActKind)[] } ? K : never

/** Body of a successful response. */
export type ResponseBody<E extends Endpoint> = E extends { response: infer S extends Schema } ? z.output<S> : undefined

/** Returns the path without the names of its parameters: two paths of one shape match the same requests. */
export const toPathShape = ({ path }: Endpoint): string => path.replace(/\{\w+\}/g, '{}')

/** Returns the path of an endpoint with its parameters filled in, without the query. */
export const fillPath = (e: Endpoint, params: Readonly<Record<string, string>> = {}): string =>
  e.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
