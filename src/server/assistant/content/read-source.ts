import { readdirSync } from 'node:fs'
import path from 'node:path'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { messages } from './messages-schema.ts'
import { ContentError, checkFile, contentFolder, readEach, readText, readYaml } from './parsed-file.ts'
import { requiredTopics } from './required-topics.ts'
import * as shared from './shared-schema.ts'
import { parseTopicMarkdown } from './topic-markdown.ts'
import { topicPlan, topicText, type Topic } from './topic-schema.ts'

const topicOrder = (): string[] => {
  const ids = readYaml('topics/order.yaml', shared.topicOrder(requiredTopics))
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

/** Reads the topics of a language, in their order. @throws ContentError */
export const readTopics = (language: Locale): Topic[] => {
  const ids = topicOrder()
  const sources = readYaml('sources.yaml', shared.sources)
  const topics = readEach(ids, (id): Topic => {
    const plan = readYaml(`topics/${id}/topic.yaml`, topicPlan(ids))
    const name = `topics/${id}/${language}.md`
    const schema = topicText(language, Object.keys(plan.cards), Object.keys(sources))
    const text = checkFile(schema, parseTopicMarkdown(name, readText(name)))
    const cards = Object.entries(plan.cards).flatMap(([key, card]) => {
      const words = text.cards[key]
      return words ? [{ ...card, ...words, id: `${id}.${key}` }] : []
    })
    const labels = new Set(text.sources.flatMap((source) => sources[source] ?? []))
    return { ...plan, ...text, id, cards, sources: [...labels] }
  })
  assertUniqueNames(topics, language)
  return topics
}

/** Reads what every answer needs: messages, reward ideas and patterns in all languages. @throws ContentError */
export const readSharedContent = (): shared.SharedContent => {
  const rewards = readYaml('rewards.yaml', shared.rewards)
  const messageFile = messages(Object.keys(rewards))
  const perLanguage = readEach(locales, (language) => {
    const words = readYaml(`messages/${language}.yaml`, messageFile)
    const content = {
      messages: words,
      rewardIdeas: Object.entries(rewards).map(([id, plan]) => ({ ...plan, id, title: words.rewardTitles[id] ?? '' })),
      unsuitable: readYaml(`unsuitable/${language}.yaml`, shared.unsuitable),
      danger: readYaml(`safety/${language}.yaml`, shared.danger),
      ...readYaml(`search/${language}.yaml`, shared.search),
    }
    return [language, content] as const
  })
  return Object.fromEntries(perLanguage) as shared.SharedContent
}
