import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Locale } from '#shared/locale/locale.ts'

/** How long a computation runs at least before other requests are handled: long enough that they hardly delay it. */
const sliceMs = 50

/** A function that computes a value for each key on first use. */
export interface MemoizedInSteps<Key, T> {
  (key: Key): T
  /** Computes the value in advance; about every 50 ms other requests are handled. A call meanwhile computes the rest at once. */
  prepare: (key: Key) => Promise<void>
}

/** Returns a function that computes a value for each key on first use; `compute` yields after each step. */
export const memoizeInSteps = <Key, T>(compute: (key: Key) => Generator<void, T>): MemoizedInSteps<Key, T> => {
  const begun = new Map<Key, Generator<void, T>>()
  const values = new Map<Key, { value: T }>()
  /** One promise for all who wait, so that many askers stop others no longer than one does. */
  const preparing = new Map<Key, Promise<void>>()
  const advance = (key: Key): { value: T } | undefined => {
    const known = values.get(key)
    if (known) return known
    const steps = begun.get(key) ?? compute(key)
    // What throws is computed anew by the next call.
    begun.delete(key)
    const { done, value } = steps.next()
    if (!done) {
      begun.set(key, steps)
      return undefined
    }
    values.set(key, { value })
    return values.get(key)
  }
  const get = (key: Key): T => {
    let result = advance(key)
    while (!result) result = advance(key)
    return result.value
  }
  const runInSlices = async (key: Key): Promise<void> => {
    let began = performance.now()
    while (!advance(key)) {
      if (performance.now() - began < sliceMs) continue
      await setImmediate()
      began = performance.now()
    }
  }
  const prepare = (key: Key): Promise<void> => {
    const known = preparing.get(key)
    if (known) return known
    const prepared = runInSlices(key).finally(() => preparing.delete(key))
    preparing.set(key, prepared)
    return prepared
  }
  return Object.assign(get, { prepare })
}

/** Returns a function that computes a value for each language on first use. */
export const memoizeByLocale = <T>(compute: (language: Locale) => T) => {
  const values = new Map<Locale, T>()
  return (language: Locale): T => {
    const value = values.get(language) ?? compute(language)
    values.set(language, value)
    return value
  }
}

/** About as many as the texts of a language have. */
const maxWords = 20_000

/** Returns a function that keeps its results, because texts repeat their words; it forgets all of them when there are too many. */
export const memoizeWords = (compute: (word: string) => string) => {
  const kept = new Map<string, string>()
  return (word: string): string => {
    const known = kept.get(word)
    if (known !== undefined) return known
    if (kept.size >= maxWords) kept.clear()
    const result = compute(word)
    kept.set(word, result)
    return result
  }
}

/** How many results are kept: a message, its parts, and the messages before it. */
const maxRecent = 32

/** Returns a function that keeps its latest results: several steps of an answer ask the same about a message and its parts. */
export const memoizeRecent = <T>(compute: (message: string) => T) => {
  const recent = new LRUCache<string, { value: T }>({ max: maxRecent })
  return (message: string): T => {
    const known = recent.get(message) ?? { value: compute(message) }
    recent.set(message, known)
    return known.value
  }
}
