import { chatShortcuts } from '#shared/assistant/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { loadNonTopicContent, loadTopics } from './content/load.ts'
import type { Topic } from './content/topic-schema.ts'
import type { DirectAnswer } from './content/direct-answers-schema.ts'
import { memoizeByLocale } from './memoize.ts'
import { foldText } from './search/text.ts'

const normalizeLabel = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Returns the actions and the ids of the topics by the labels of their chips. */
const getChipTargets = memoizeByLocale((language): ReadonlyMap<string, string> => {
  const { actions } = loadNonTopicContent()[language].messages
  const ofActions = chatShortcuts.map((action) => [normalizeLabel(actions[action]), action] as const)
  const ofTopics = [...loadTopics(language).values()].map(({ id, name }) => [normalizeLabel(name), id] as const)
  return new Map([...ofTopics, ...ofActions])
})

/** Returns the action or topic id whose chip has this label, or null. */
export const findChipTarget = (message: string, language: Locale): string | null =>
  getChipTargets(language).get(normalizeLabel(message)) ?? null

/** Returns the direct answer of a topic whose chip has this label, or null. */
export const findAskedByChip = (message: string, { answers }: Topic): DirectAnswer | null =>
  answers.find(({ chip }) => chip !== undefined && normalizeLabel(chip) === normalizeLabel(message)) ?? null
