import { describe, expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import * as heldOutEn from '#server/assistant/held-out/en.ts'
import * as heldOutEs from '#server/assistant/held-out/es.ts'
import * as heldOutZh from '#server/assistant/held-out/zh.ts'
import { entriesOf, topicsIn } from '#server/assistant/knowledge.ts'
import { isDanger } from '#server/assistant/safety/danger.ts'
import { find, hitsIn } from '#server/assistant/search/find.ts'
import type { TopicId } from '#server/assistant/topic.ts'
import { topicPlan } from '#server/assistant/topics/plan.ts'
import * as seenEn from './en.ts'
import * as seenEs from './es.ts'
import * as seenZh from './zh.ts'

type Labelled = Readonly<Record<TopicId, string>>

const all: Record<Locale, { seen: Labelled; heldOut: Labelled }> = {
  en: { seen: seenEn.seen, heldOut: heldOutEn.heldOut },
  zh: { seen: seenZh.seen, heldOut: heldOutZh.heldOut },
  es: { seen: seenEs.seen, heldOut: heldOutEs.heldOut },
}

/** The questions whose topic comes first; the others are named by their topic alone, so that nobody tunes to them. */
const scoreOf = async (labelled: Labelled, language: Locale) => {
  const missed: string[] = []
  for (const [id, question] of Object.entries(labelled)) {
    if ((await hitsIn(question, language))[0]?.id !== id) missed.push(id)
  }
  const total = Object.keys(labelled).length
  return { share: 1 - missed.length / total, told: `${total - missed.length} of ${total}`, missed }
}

// What a test says is told after it; the console would fail it.
const print = (line: string) => process.stdout.write(`${line}\n`)

describe.each(Object.entries(all))('in %s', (code, { seen, heldOut }) => {
  const language = code as Locale

  test('there are two questions for each topic', () => {
    const topics = Object.keys(topicPlan).toSorted()
    expect([Object.keys(seen).toSorted(), Object.keys(heldOut).toSorted()]).toEqual([topics, topics])
  })

  test('the right topic comes first for at least nine of ten held-out questions [AST-23]', async () => {
    const { share, told, missed } = await scoreOf(heldOut, language)
    print(`  held-out questions in ${language}: ${told}${missed.length > 0 ? ` (not ${missed.join(', ')})` : ''}`)
    expect(share).toBeGreaterThanOrEqual(0.9)
  })

  test('and for at least nine of ten that were seen', async () => {
    const { share, told } = await scoreOf(seen, language)
    print(`  seen questions in ${language}: ${told}`)
    expect(share).toBeGreaterThanOrEqual(0.9)
  })

  test('each of them is answered or asked back, and none is taken for danger', async () => {
    const questions = [...Object.values(seen), ...Object.values(heldOut)]
    expect(questions.filter((question) => isDanger(question))).toEqual([])
    const found = await Promise.all(questions.map((question) => find(question, language)))
    expect(found.filter(({ kind }) => kind === 'topic').length / found.length).toBeGreaterThan(0.75)
  })

  test('every topic is there with its name', async () => {
    const topics = await topicsIn(language)
    expect(entriesOf(topics)).toHaveLength(Object.keys(topicPlan).length)
    expect(new Set(entriesOf(topics).map(([, { name }]) => name)).size).toBe(entriesOf(topics).length)
  })
})
