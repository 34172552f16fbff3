import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '#shared/locale/locale.ts'
import type { SharedContent } from './shared-schema.ts'
import type { Topic } from './topic-schema.ts'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'assistant', `${name}.json`), 'utf8'))

/** Reads the topics of a language as the build has compiled and checked them. */
export const readTopics = (language: Locale) => read(`topics-${language}`) as Topic[]

export const readSharedContent = () => read('shared') as SharedContent
