import type { Context } from 'hono'
import type { Reply, RequestInfo } from './route.ts'

/**
 * What a handler may read of a request. A class, because each object literal with getters gets a hidden class of its
 * own, which lives until a full garbage collection.
 */
export class HonoRequestInfo implements RequestInfo {
  readonly #context: Context
  readonly #clientAddress: (c: Context) => string

  constructor(context: Context, clientAddress: (c: Context) => string) {
    this.#context = context
    this.#clientAddress = clientAddress
  }
  header(name: string): string | undefined {
    return this.#context.req.header(name)
  }
  get address(): string {
    return this.#clientAddress(this.#context)
  }
  get url(): string {
    return this.#context.req.url
  }
  get path(): string {
    return this.#context.req.path
  }
  get signal(): AbortSignal {
    return this.#context.req.raw.signal
  }
}

/** The headers that a handler sets. */
export class ReplyHeaders implements Reply {
  headers: Readonly<Record<string, string>> = {}
  readonly cookies: string[] = []

  header(name: string, value: string): void {
    if (name === 'set-cookie') this.cookies.push(value)
    else this.headers = { ...this.headers, [name]: value }
  }
}
