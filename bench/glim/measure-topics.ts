import type { Locale } from '#shared/locale/locale.ts'
import { rankTopics } from '#server/assistant/search/find-topic.ts'
import { readHeldOutQuestions } from '#server/testing/assistant-test-cases.ts'

/** Returns for how many held-out questions, one a topic, the right topic ranks first. */
export const measureTopics = (language: Locale): { right: number; count: number } => {
  const questions = Object.entries(readHeldOutQuestions(language))
  const right = questions.filter(([id, question]) => rankTopics(question, language)[0]?.id === id)
  return { right: right.length, count: questions.length }
}
