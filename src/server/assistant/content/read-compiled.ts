import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '#shared/locale/locale.ts'
import type { NonTopicContentByLocale } from './non-topic-content-schema.ts'
import type { Topic } from './topic-schema.ts'

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'assistant', `${name}.json`), 'utf8'))

/** Reads the topics of a language from the JSON file that the build has made of the checked content. */
export const readTopics = (language: Locale) => readJson(`topics-${language}`) as Topic[]

export const readNonTopicContent = () => readJson('shared') as NonTopicContentByLocale
