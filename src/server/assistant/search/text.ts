/** Removes what differs between keyboards: case, accents, width, apostrophes and invisible characters. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}'’‘`´]/gu, '')

const han = /\p{Script=Han}/u

/** Whether a text contains a Chinese character. */
export const hasHan = (text: string): boolean => han.test(text)

/** Returns the Latin words and numbers of a folded text in order. */
export const wordsIn = (folded: string): string[] => folded.match(/[\p{Script=Latin}\p{N}]+/gu) ?? []

/** Returns the runs of Chinese characters of a folded text. */
export const hanRunsIn = (folded: string): string[] => folded.match(/\p{Script=Han}+/gu) ?? []
