/** Chinese characters and their punctuation, which are about as wide and say as much as two and a half Latin letters. */
const wide = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/gu

const wideLetters = 2.5

/** Fewer letters than this are a few words. */
const manyLetters = 40

/** Returns whether a story is a few words in one line. */
export const isShortStory = (text: string): boolean => {
  const wideCount = text.match(wide)?.length ?? 0
  return !text.includes('\n') && text.length + wideCount * (wideLetters - 1) < manyLetters
}
