/** Texts that have one form only. */
const ascii = /^[ -~\n]*$/u

/**
 * Normalizes a text for comparison: lower case and normal width, without accents, apostrophes and invisible characters.
 */
export const foldText = (text: string): string =>
  ascii.test(text)
    ? text.toLowerCase().replace(/['`]/gu, '')
    : text
        .normalize('NFKC')
        .toLowerCase()
        .normalize('NFD')
        .replace(/[\p{M}\p{Cf}'’‘`´]/gu, '')

const han = /\p{Script=Han}/u

/** Returns whether a text contains a Chinese character. */
export const hasHan = (text: string): boolean => han.test(text)

/** Returns whether a text is at most so long: in words, or with Chinese in characters. */
export const isAtMost = (text: string, limit: { words: number; characters: number }): boolean =>
  hasHan(text) ? Array.from(text).length <= limit.characters : text.split(/\s+/u).length <= limit.words

/** Returns the Latin words and the numbers of a text folded by `foldText`, in order. */
export const extractLatinWords = (folded: string): string[] => folded.match(/[\p{Script=Latin}\p{N}]+/gu) ?? []

/** Returns the unbroken sequences of Chinese characters of a text folded by `foldText`. */
export const extractHanRuns = (folded: string): string[] => folded.match(/\p{Script=Han}+/gu) ?? []
