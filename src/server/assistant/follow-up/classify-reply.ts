import { loadFollowUpModel } from '#server/assistant/content/load.ts'
import { followUpActs, type FollowUpAct } from '#server/assistant/content/follow-ups-schema.ts'
import { memoizeRecent } from '#server/assistant/memoize.ts'
import { createClassifier, type Classify } from '#server/assistant/safety/classifier.ts'

/** What a reply most likely wants from the answer before, as a model has learned it; `newness` is how likely it is a question of its own. */
export interface ClassifiedReply {
  act: FollowUpAct
  probability: number
  newness: number
}

let classify: Classify | undefined

/** Returns what a reply most likely wants; `plain` is without the names of the children. */
export const classifyReply = memoizeRecent((plain: string): ClassifiedReply => {
  classify ??= createClassifier(loadFollowUpModel())
  const probabilities = classify(plain)
  const [best] = followUpActs
    .map((act) => ({ act, probability: probabilities.get(act) ?? 0 }))
    .toSorted((a, b) => b.probability - a.probability)
  return { act: 'more', probability: 0, ...best, newness: probabilities.get('new') ?? 0 }
})

/** Up to which probability of being a question of its own a message is likely, and surely, a reply to the answer before. */
const maxNewness = { likely: 0.5, sure: 0.35 }

/** Returns whether a message is likely a reply to the answer before, rather than a question of its own. */
export const isLikelyReply = (plain: string): boolean => classifyReply(plain).newness <= maxNewness.likely

/** From which probability of being a question of its own a message surely is one. */
const surelyNew = 0.85

/** Returns whether a message is surely a question of its own, whatever was said before. */
export const isSurelyNew = (plain: string): boolean => classifyReply(plain).newness >= surelyNew

/** Returns whether a message is surely a reply to the answer before. */
export const isSureReply = (plain: string): boolean => classifyReply(plain).newness <= maxNewness.sure
