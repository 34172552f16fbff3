// @types/negotiator lacks `preferred`.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | undefined>> })
    /** Returns the acceptable coding of the highest quality, of equal ones the first in `preferred`. */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined
    /** Returns all accepted languages, best first. */
    languages(): string[]
  }
}
