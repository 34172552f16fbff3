import type { TopicId } from '#server/assistant/topic.ts'

/** More words that parents come near a topic with, separated by spaces: for finding it only. */
export type Lexicon = Readonly<Record<TopicId, string>>
