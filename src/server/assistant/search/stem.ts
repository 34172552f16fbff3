import type { Locale } from '#shared/locale/locale.ts'

const englishEndings: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/ies$/, 'y'],
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/([^suei])s$/, '$1'],
  [/([a-z]{2}e)s$/, '$1'],
  [/(?<=[a-z]{3})ly$/, ''],
  [/(?<=[aeiouy][a-z]*)(?<=[a-z]{2})ing$/, ''],
  [/(?<=[aeiouy][a-z]*)(?<=[a-z]{2})ed$/, ''],
  [/([bdfgklmnprtz])\1$/, '$1'],
  [/(?<=[a-z]{2})e$/, ''],
  [/(?<=[a-z]{2})y$/, 'i'],
]

const clitics = /(?<=(?:ar|er|ir|ando|iendo))(?:me|te|se|le|lo|la|les|los|las|nos)$/
const spanishEndings = [
  /(?:aciones|acion|amientos|amiento|imientos|imiento|mente)$/,
  /(?:abamos|aramos|ieron|iendo|ando|aban|aron|aran|aria|adas|ados|idas|idos|ia[ns]?|aba)$/,
  /(?:ada|ado|ida|ido|amos|emos|imos|ar|er|ir)$/,
  /(?:es|as|os|an|en)$/,
  /(?:[aeiou]+|s)$/,
]

const stemEnglish = (word: string): string =>
  word.length < 4
    ? word
    : englishEndings.reduce((stem, [ending, replacement]) => stem.replace(ending, replacement), word)

const stemSpanish = (word: string): string => {
  if (word.length < 4) return word
  const bare = word.replace(clitics, '')
  const shorter = spanishEndings.map((ending) => bare.replace(ending, '')).find((s) => s !== bare && s.length >= 3)
  return shorter ?? bare
}

/** Returns an approximate stem of a lower-case word without accents; in Chinese the word itself. */
export const stem = (word: string, language: Locale): string =>
  language === 'es' ? stemSpanish(word) : language === 'en' ? stemEnglish(word) : word
