/** The same words in any language: each key is there, each text is its own. */
export type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }
