import { readdirSync } from 'node:fs'
import path from 'node:path'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { createMessagesSchema } from './messages-schema.ts'
import {
  ContentError,
  validateFile,
  contentFolder,
  mapCollectingErrors,
  readContentFile,
  readYaml,
} from './content-files.ts'
import { requiredTopics } from './required-topics.ts'
import * as schemas from './non-topic-content-schema.ts'
import { parseTopicMarkdown } from './topic-markdown.ts'
import { createTopicSettingsSchema, createTopicTextSchema, type Topic } from './topic-schema.ts'

const readTopicOrder = (): string[] => {
  const ids = readYaml('topics/order.yaml', schemas.createTopicOrderSchema(requiredTopics))
  const folders = readdirSync(path.join(contentFolder, 'topics'), { withFileTypes: true })
  const unlisted = folders.find((entry) => entry.isDirectory() && !ids.includes(entry.name))
  if (unlisted) throw new ContentError(`topics/order.yaml: the folder ${unlisted.name} is not listed.`)
  return ids
}

const assertUniqueNames = (topics: readonly Topic[], language: Locale): void => {
  for (const [name, same] of Map.groupBy(topics, (topic) => topic.name)) {
    const ids = same.map(({ id }) => id).join(', ')
    if (same.length > 1) throw new ContentError(`topics/*/${language}.md: “${name}” is the name of ${ids}.`)
  }
}

/** Reads the topics of a language from YAML and Markdown, in their order. @throws ContentError */
export const readTopics = (language: Locale): Topic[] => {
  const ids = readTopicOrder()
  const sources = readYaml('sources.yaml', schemas.sourcesSchema)
  const topics = mapCollectingErrors(ids, (id): Topic => {
    const settings = readYaml(`topics/${id}/topic.yaml`, createTopicSettingsSchema(ids))
    const name = `topics/${id}/${language}.md`
    const schema = createTopicTextSchema(language, Object.keys(settings.cards), Object.keys(sources))
    const text = validateFile(schema, parseTopicMarkdown(name, readContentFile(name)))
    const cards = Object.entries(settings.cards).flatMap(([key, card]) => {
      const words = text.cards[key]
      return words ? [{ ...card, ...words, id: `${id}.${key}` }] : []
    })
    const labels = new Set(text.sources.flatMap((source) => sources[source] ?? []))
    return { ...settings, ...text, id, cards, sources: [...labels] }
  })
  assertUniqueNames(topics, language)
  return topics
}

/** Reads messages, reward ideas and patterns of all languages from YAML. @throws ContentError */
export const readNonTopicContent = (): schemas.NonTopicContentByLocale => {
  const rewards = readYaml('rewards.yaml', schemas.rewardsSchema)
  const messageFile = createMessagesSchema(Object.keys(rewards))
  const perLanguage = mapCollectingErrors(locales, (language) => {
    const words = readYaml(`messages/${language}.yaml`, messageFile)
    const content = {
      messages: words,
      rewardIdeas: Object.entries(rewards).map(([id, plan]) => ({ ...plan, id, title: words.rewardTitles[id] ?? '' })),
      unsuitable: readYaml(`unsuitable/${language}.yaml`, schemas.unsuitableSchema),
      danger: readYaml(`safety/${language}.yaml`, schemas.dangerDetectionSchema),
      ...readYaml(`search/${language}.yaml`, schemas.ignoredWordsSchema),
    }
    return [language, content] as const
  })
  return Object.fromEntries(perLanguage) as schemas.NonTopicContentByLocale
}
