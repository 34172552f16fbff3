/** Abbreviations of messages in Spanish. */
const spanish: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])q(?![\p{L}\p{N}])/giu, 'que'],
  [/(?<![\p{L}\p{N}])[px]q(?![\p{L}\p{N}])/giu, 'porque'],
  [/(?<![\p{L}\p{N}])tb(?![\p{L}\p{N}])/giu, 'también'],
]

/** Returns a message in Spanish with the words that are meant by abbreviations: “q ha hecho”. */
export const expandAbbreviations = (message: string): string =>
  spanish.reduce((text, [pattern, word]) => text.replace(pattern, word), message)
