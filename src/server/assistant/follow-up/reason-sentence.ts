import type { Locale } from '#shared/locale/locale.ts'

/** Words that say why something helps. */
const reasons: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:because|so that|that way|teaches|shows? (?:that|there)|loses? its|makes? .{3,40} (?:easier|harder|worse)|rarely|more than)\b/iu,
  es: /\b(?:porque|para que|así que|pierde|hace más (?:fácil|difícil)|más que|cuesta (?:menos|más))\b/iu,
  zh: /因为|这样.{0,4}(?:就|才|能|会)|才(?:会|肯|知道)|省得|比.{1,12}(?:管用|有用|强)/u,
}

const sentences: Readonly<Record<Locale, RegExp>> = {
  en: /[^.!?“”]+(?:“[^”]*”[^.!?“”]*)*[.!?]/gu,
  es: /[^.!?«»]+(?:«[^»]*»[^.!?«»]*)*[.!?]/gu,
  zh: /[^。！？“”]+(?:“[^”]*”[^。！？“”]*)*[。！？]/gu,
}

const quotes = /[“«][^”»]*[”»]/gu

/** How long a sentence must be to make sense by itself. */
const minLength: Readonly<Record<Locale, number>> = { en: 40, es: 40, zh: 14 }

/** Returns the first sentence of texts that says why something helps; null if none does. */
export const findReasonSentence = (texts: readonly string[], language: Locale): string | null =>
  texts
    .flatMap((text) => text.match(sentences[language]) ?? [])
    .map((sentence) => sentence.trim())
    .find(
      (sentence) => sentence.length >= minLength[language] && reasons[language].test(sentence.replace(quotes, '')),
    ) ?? null
