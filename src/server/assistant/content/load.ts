import type { Locale } from '#shared/locale/locale.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
// The build puts `read-compiled.ts` in place of this (scripts/vite/assistant-content.ts).
import { readSharedContent, readTopics } from './read-source.ts'
import type { SharedContent } from './shared-schema.ts'
import type { Topic } from './topic-schema.ts'

/** The topics of a language by their ids, in their order. */
export type Topics = ReadonlyMap<string, Topic>

let shared: SharedContent | undefined

/** Loads the topics of a language on first use. */
export const topicsIn: (language: Locale) => Topics = memoizeByLocale(
  (language) => new Map(readTopics(language).map((topic) => [topic.id, topic])),
)

/** Loads what every answer needs on first use. */
export const sharedContent = (): SharedContent => (shared ??= readSharedContent())
