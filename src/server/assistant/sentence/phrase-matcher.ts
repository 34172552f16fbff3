import { hasHan } from '#server/assistant/search/text.ts'
import { createTypoIndex } from './typos.ts'

/** A phrase that was found in a text, with its place there. */
export interface PhraseMatch {
  id: string
  start: number
  end: number
  /** How much it says: the letters of the words found, a Chinese character counted as four. */
  weight: number
  /** Whether it says too little to be certain by itself. */
  isWeak: boolean
}

/** Words that are looked for together, in any order; each can be written in several ways. */
interface Phrase {
  id: string
  slotCount: number
  isWeak: boolean
  /** Whether misspelt words count. */
  isCorrectable: boolean
}

interface SlotRef {
  phrase: Phrase
  slot: number
}

interface Occurrence {
  start: number
  end: number
  /** Whether the word was misspelt. */
  isCorrected: boolean
}

const lettersPerCharacter = 4
const maxPrefixLength = 14
const minPrefixLength = 2

/** How far apart the first and the last word of a phrase may be, in letters or Chinese characters. */
const maxSpan = { latin: 48, han: 10 } as const

/** What a language knows about its words. */
interface MatcherOptions {
  /** Whether typos are corrected to the words of a deed. */
  isCorrectable: (id: string) => boolean
  /** Chinese words in which no phrase begins or ends. */
  compounds: readonly string[]
  /** Whether a word is known, so that it is no misspelt one. */
  isCommon: (word: string) => boolean
  /** Other forms of a word that is in no phrase. */
  listForms: (word: string) => readonly string[]
}

class PhraseIndex {
  readonly words = new Map<string, SlotRef[]>()
  readonly prefixes = new Map<string, SlotRef[]>()
  readonly han = new Map<string, SlotRef[]>()
  readonly #correctable = { words: [] as string[], prefixes: [] as string[] }
  longestHan = 1
  readonly #options: MatcherOptions
  readonly #compounds: RegExp | null
  #typos: ((word: string) => string | null) | undefined

  constructor(options: MatcherOptions) {
    const { compounds } = options
    this.#options = options
    const longestFirst = compounds.toSorted((a, b) => b.length - a.length)
    this.#compounds = compounds.length > 0 ? new RegExp(longestFirst.map(RegExp.escape).join('|'), 'gu') : null
  }

  add(id: string, source: string): void {
    const isCorrectable = this.#options.isCorrectable(id)
    const isWeak = source.startsWith('?')
    const slots = source.slice(isWeak ? 1 : 0).split(' ')
    const phrase = { id, slotCount: slots.length, isWeak, isCorrectable }
    slots.forEach((alternatives, slot) => {
      for (const word of alternatives.split('|')) {
        this.#addWord(word, { phrase, slot })
        if (!isCorrectable) continue
        if (word.endsWith('*')) this.#correctable.prefixes.push(word.slice(0, -1))
        else this.#correctable.words.push(word)
      }
    })
  }

  #addWord(word: string, ref: SlotRef): void {
    const [map, key] = hasHan(word)
      ? ([this.han, word] as const)
      : word.endsWith('*')
        ? ([this.prefixes, word.slice(0, -1)] as const)
        : ([this.words, word] as const)
    if (map === this.han) this.longestHan = Math.max(this.longestHan, key.length)
    map.set(key, [...(map.get(key) ?? []), ref])
  }

  /** Calls `visit` with each place of a text at which a word of a phrase stands. */
  forEachOccurrence(
    text: string,
    correctsTypos: boolean,
    visit: (refs: readonly SlotRef[], at: Occurrence) => void,
  ): void {
    for (const { 0: word, index: start } of text.matchAll(/[\p{Script=Latin}\p{N}]+/gu)) {
      const refs = this.#findRefsOfForms(word)
      const isCorrected = refs.length === 0 && correctsTypos && !this.#options.isCommon(word)
      visit(isCorrected ? this.#findCorrectedRefs(word) : refs, { start, end: start + word.length, isCorrected })
    }
    for (const { 0: run, index } of text.matchAll(/\p{Script=Han}+/gu)) this.#visitHan(run, index, visit)
  }

  #findRefsOfForms(word: string): SlotRef[] {
    const refs = this.#findRefs(word)
    return refs.length > 0 ? refs : this.#options.listForms(word).flatMap((form) => this.#findRefs(form))
  }

  #findRefs(word: string): SlotRef[] {
    const refs = [...(this.words.get(word) ?? [])]
    for (let length = minPrefixLength; length <= Math.min(word.length, maxPrefixLength); length++) {
      refs.push(...(this.prefixes.get(word.slice(0, length)) ?? []))
    }
    return refs
  }

  #findCorrectedRefs(word: string): SlotRef[] {
    this.#typos ??= createTypoIndex(this.#correctable.words, this.#correctable.prefixes)
    const known = this.#typos(word)
    return known === null ? [] : this.#findRefs(known).filter(({ phrase }) => phrase.isCorrectable)
  }

  #visitHan(run: string, index: number, visit: (refs: readonly SlotRef[], at: Occurrence) => void): void {
    const compounds = this.#compounds === null ? [] : Array.from(run.matchAll(this.#compounds))
    const isPartOfCompound = (start: number, length: number) =>
      compounds.some(
        ({ 0: word, index: at }) => start >= at && start + length <= at + word.length && length < word.length,
      )
    for (let from = 0; from < run.length; from++) {
      for (let length = 1; length <= Math.min(this.longestHan, run.length - from); length++) {
        const refs = this.han.get(run.slice(from, from + length))
        if (refs && !isPartOfCompound(from, length))
          visit(refs, { start: index + from, end: index + from + length, isCorrected: false })
      }
    }
  }
}

const weigh = (text: string, { start, end }: Occurrence): number =>
  (end - start) * (hasHan(text.slice(start, end)) ? lettersPerCharacter : 1)

const findNearest = (candidates: readonly Occurrence[], anchor: Occurrence): Occurrence | undefined =>
  candidates
    .filter(({ start, end }) => end <= anchor.start || start >= anchor.end)
    .toSorted((a, b) => Math.abs(a.start - anchor.start) - Math.abs(b.start - anchor.start))[0]

const matchFrom = (text: string, anchor: Occurrence, others: readonly (readonly Occurrence[])[]) => {
  const found = [anchor]
  for (const candidates of others) {
    const nearest = findNearest(candidates, anchor)
    if (!nearest) return null
    found.push(nearest)
  }
  const start = Math.min(...found.map((one) => one.start))
  const end = Math.max(...found.map((one) => one.end))
  const limit = hasHan(text.slice(start, end)) ? maxSpan.han : maxSpan.latin
  return end - start > limit ? null : { start, end, weight: found.reduce((sum, one) => sum + weigh(text, one), 0) }
}

/** Returns the matches of each phrase of a text, for phrases such as `brush*|clean* teeth|tooth` by their ids. */
export type PhraseMatcher = (text: string, options?: { correctsTypos: boolean }) => PhraseMatch[]

/** Creates a function that finds phrases in folded texts. `*` stands for any ending, `|` separates alternatives, `?` begins a weak phrase; no phrase is found in a part of a compound. */
export const createPhraseMatcher = (
  phrases: readonly (readonly [id: string, phrase: string])[],
  options: MatcherOptions,
): PhraseMatcher => {
  const index = new PhraseIndex(options)
  for (const [id, phrase] of phrases) index.add(id, phrase)
  return (text, { correctsTypos } = { correctsTypos: true }) => {
    const found = new Map<Phrase, Occurrence[][]>()
    index.forEachOccurrence(text, correctsTypos, (refs, at) => {
      for (const { phrase, slot } of refs) {
        const slots = found.get(phrase) ?? Array.from({ length: phrase.slotCount }, () => [])
        slots[slot]?.push(at)
        found.set(phrase, slots)
      }
    })
    return [...found].flatMap(([{ id, isWeak }, [anchors = [], ...others]]) =>
      anchors.flatMap((anchor) => {
        const match = matchFrom(text, anchor, others)
        // One misspelt word alone may be another word.
        return match ? [{ id, ...match, isWeak: isWeak || (others.length === 0 && anchor.isCorrected) }] : []
      }),
    )
  }
}
