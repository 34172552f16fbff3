import type { ChatCard } from '#shared/assistant/contract.ts'

/** A card of an answer that offers something, rather than a link to a screen. */
export type Offer = Exclude<ChatCard, { kind: 'open' }>
