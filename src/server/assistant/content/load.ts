import type { Locale } from '#shared/locale/locale.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
// The build puts `read-compiled.ts` in place of this (scripts/vite/assistant-content.ts).
import { readNonTopicContent, readTopics } from './read-source.ts'
import type { NonTopicContentByLocale } from './non-topic-content-schema.ts'
import type { Topic } from './topic-schema.ts'

/** The topics of a language by their ids, in their order. */
export type Topics = ReadonlyMap<string, Topic>

let nonTopicContent: NonTopicContentByLocale | undefined

/** Returns the topics of a language, which are loaded on first use. */
export const loadTopics: (language: Locale) => Topics = memoizeByLocale(
  (language) => new Map(readTopics(language).map((topic) => [topic.id, topic])),
)

/** Returns the messages, reward ideas and patterns of all languages, which are loaded on first use. */
export const loadNonTopicContent = (): NonTopicContentByLocale => (nonTopicContent ??= readNonTopicContent())
