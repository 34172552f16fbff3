import type { Locale } from '#shared/locale/locale.ts'
import { hasHan } from '#server/assistant/search/text.ts'
import { tokenize } from '#server/assistant/search/tokenize.ts'

/** Where a report of what was tried goes over to how it went: “we have a list on the door, she walks past it”. */
const turn = {
  latin:
    /[.,;:!?\n]+|\s(?:but|and then|then|so|and (?:he|she|they|it)|pero|y (?:luego|ahora|nada|se|no|sigue)|luego|hasta que)\s/iu,
  han: /[\s，。；：！？,.;:!?]+|但是?|可是?|结果|后来|就是不|还是/u,
}

/** Words of a reply that supposes something: “and if she still says no?” tells of nothing that was tried. */
const supposes = /^\s*(?:(?:and|but|so|ok|y|pero) )*(?:what if|if|si)\s|^那?(?:要是|如果|万一)|那?[他她]?要是/iu

/** Returns the part of a reply that says what was tried, the first one with words that name something, and what it says after that. */
export const splitTried = (reply: string, language: Locale): { tried: string; after: string } => {
  if (supposes.test(reply)) return { tried: '', after: reply }
  const parts = reply.split(hasHan(reply) ? turn.han : turn.latin)
  const position = parts.findIndex((part) => tokenize(part, language).length > 0)
  return { tried: parts[position] ?? '', after: parts.slice(position + 1).join(hasHan(reply) ? '，' : ', ') }
}

/** Which share of the words for what was tried makes an idea the same. */
const sameShare = { latin: 0.4, han: 0.3 }

/** Returns the ideas without those that share their main words with what was tried. */
export const withoutTried = <Item extends { text: string }>(
  ideas: readonly Item[],
  tried: string,
  language: Locale,
): Item[] => {
  const words = new Set(tokenize(tried, language))
  if (words.size === 0) return [...ideas]
  const least = sameShare[hasHan(tried) ? 'han' : 'latin'] * words.size
  return ideas.filter(({ text }) => words.intersection(new Set(tokenize(text, language))).size < least)
}
