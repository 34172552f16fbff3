import type { ChatLine } from './conversation.ts'
import { measureWidth } from './find-lead.ts'

/** With more text the first card would be out of view on a small phone. */
const longWidth = 400
/** So much of an answer stands before its cards at least: less could be a sentence that only introduces the steps. */
const leadWidth = 150

const bullet = '• '

/** Returns whether all of it can follow the cards: lists and what the answer is based on, but no line that says whom to call. */
const canFollowCards = (rest: string, sources: readonly string[]): boolean =>
  rest.split('\n').every((part) => {
    const isSource = sources.length > 0 && part.endsWith(sources.join(' · '))
    return part === '' || part.startsWith(bullet) || isSource
  })

/**
 * Returns how many characters of a long answer stand before its ideas: its first paragraph, or more if that is short. Undefined
 * if the ideas stand at its end, as always in a danger.
 */
export const findCardsPlace = ({
  content,
  cards,
  sources,
  danger,
}: Pick<ChatLine, 'content' | 'cards' | 'sources' | 'danger'>): number | undefined => {
  const isLong = measureWidth(content) > longWidth
  if (danger || !isLong || !cards.some((card) => 'state' in card)) return undefined
  const starts = [...content.matchAll(/\n+• /gu)].map(({ index }) => index)
  const place = starts.find((index) => measureWidth(content.slice(0, index)) >= leadWidth)
  return place !== undefined && canFollowCards(content.slice(place), sources) ? place : undefined
}
