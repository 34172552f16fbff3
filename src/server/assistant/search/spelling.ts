import type { Locale } from '#shared/locale/locale.ts'
import { memoizeByLocale, memoizeWords } from '#server/assistant/memoize.ts'

type Rewriting = readonly (readonly [spelling: RegExp, sound: string])[]

/** Spellings of one sound in Spanish: “ke”, “qe” and “que”. */
const spanish: Rewriting = [
  [/^[wg]ue/, 'ue'],
  [/^hue/, 'ue'],
  [/qu(?=[ei])|q(?!u)/, 'k'],
  [/q/, 'k'],
  [/gu(?=[ei])/, 'G'],
  [/g(?=[ei])/, 'j'],
  [/G/, 'g'],
  [/ch|sh/, 'X'],
  [/c(?=[eiy])|z/, 's'],
  [/c/, 'k'],
  [/v|w/, 'b'],
  [/h/, ''],
  [/ll/, 'y'],
  [/^i(?=[aeou])/, 'y'],
  [/([a-qs-z])\1+/, '$1'],
  [/X/, 'ch'],
]

/** Spellings of one sound in English: “fone” and “phone”. */
const english: Rewriting = [
  [/^kn|^gn/, 'n'],
  [/^wr/, 'r'],
  [/^wh(?=[aeiy])/, 'w'],
  [/ph/, 'f'],
  [/augh/, 'af'],
  [/igh/, 'i'],
  [/sch/, 'sk'],
  [/ck|q(?!u)/, 'k'],
  [/ch/, 'X'],
  [/c(?=[eiy])/, 's'],
  [/c/, 'k'],
  [/x/, 'ks'],
  [/sten$/, 'sen'],
  [/z/, 's'],
  [/ou|ew|oo/, 'u'],
  [/ea|ee|ie/, 'i'],
  [/ay|ey|ei/, 'ai'],
  [/([a-z])\1+/, '$1'],
  [/X/, 'ch'],
]

const rewritings: Readonly<Record<Locale, Rewriting>> = {
  en: english.map(([spelling, sound]) => [new RegExp(spelling, 'g'), sound]),
  es: spanish.map(([spelling, sound]) => [new RegExp(spelling, 'g'), sound]),
  zh: [],
}

const getSounds = memoizeByLocale((language) =>
  memoizeWords((word) =>
    rewritings[language].reduce((heard, [spelling, sound]) => heard.replaceAll(spelling, sound), word),
  ),
)

/** Returns a lower-case word without accents as it sounds, the same for most of its misspellings. */
export const spellAsHeard = (word: string, language: Locale): string => getSounds(language)(word)
