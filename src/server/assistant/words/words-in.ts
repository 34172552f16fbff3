import type { Locale } from '#shared/locale/locale.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { Words } from './words.ts'
import { zh } from './zh.ts'

const all: Readonly<Record<Locale, Words>> = { en, zh, es }

/** The assistant's own sentences in a language. */
export const wordsIn = (language: Locale): Words => all[language]
