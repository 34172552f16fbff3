import type { ChatCard } from '#shared/assistant/contract.ts'
import { fold } from '#server/assistant/search/fold.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { zh } from './zh.ts'

// A title may be in another language than the reader's, so all of them look.
const languages = [en, zh, es]

const anyIn = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/** Whether something is never pointed (or, as a reward, never given for points). */
export const isNeverSuggested = (kind: ChatCard['kind'], title: string): boolean => {
  if (kind === 'moment' || kind === 'open') return false
  const text = fold(title)
  return languages.some(({ points, rewards }) => anyIn(kind === 'reward' ? rewards : points, text))
}

/** Whether a sentence of somebody else's making offers points for, rewards with, or threatens with what is never used. */
export const isNeverSaid = (sentence: string): boolean => {
  const text = fold(sentence)
  return languages.some(
    ({ points, rewards, consequences, aboutPoints }) =>
      anyIn(consequences, text) || (aboutPoints.test(text) && (anyIn(points, text) || anyIn(rewards, text))),
  )
}
