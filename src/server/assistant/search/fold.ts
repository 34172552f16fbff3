/** A text without what differs from one keyboard to the next: case, accents, width, apostrophes, unseen characters. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}'’‘`´]/gu, '')

const han = /\p{Script=Han}/u

/** Whether a text is written in Chinese characters, at least in part. */
export const isHan = (text: string): boolean => han.test(text)

/** The words of a folded text in an alphabet, in their order. */
export const wordsIn = (folded: string): string[] => folded.match(/[\p{Script=Latin}\p{N}]+/gu) ?? []

/** The runs of Chinese characters of a folded text. */
export const hanIn = (folded: string): string[] => folded.match(/\p{Script=Han}+/gu) ?? []
