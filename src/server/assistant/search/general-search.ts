import type { Locale } from '#shared/locale/locale.ts'
import { loadGeneralAnswers, loadGeneralModel } from '#server/assistant/content/load.ts'
import { createClassifier, type Classify } from '#server/assistant/safety/classifier.ts'
import { countUnits, listEndings, minWordsOfStory } from './list-endings.ts'

/** An answer that holds for every topic, and how likely it is what a text asks for. */
interface GeneralHit {
  answer: string
  /** Its place among the answers, the same in all languages. */
  position: number
  probability: number
}

let classify: Classify | undefined

const findHit = (text: string, language: Locale): GeneralHit | null => {
  classify ??= createClassifier(loadGeneralModel())
  const probabilities = classify(text)
  const hits = loadGeneralAnswers(language).map(({ answer }, position) => ({
    answer,
    position,
    probability: probabilities.get(String(position)) ?? 0,
  }))
  return hits.toSorted((a, b) => b.probability - a.probability)[0] ?? null
}

/** From which probability on a reply asks, and the parts of a long message: the nearer to its end, the likelier. */
const minProbability = { reply: 0.5, endings: [0.7, 0.9] }

/** The position of the answer to “I have no strength for all this”: at the end of a story that is no question, and gets comfort. */
const withoutStrength = 30

/** Returns the answer to a reply that asks what may be asked about every topic, “all her friends are allowed to”; else null. */
export const findGeneralReply = (plain: string, language: Locale): string | null => {
  const hit = findHit(plain, language)
  return hit && hit.probability >= minProbability.reply ? hit.answer : null
}

/** Returns the answer to what a long message asks at its end, whatever it is about, “do I bring it up again?”; else null. */
export const findGeneralEnding = (plain: string, language: Locale): string | null => {
  if (countUnits(plain) < minWordsOfStory) return null
  for (const [n, parts] of listEndings(plain).entries()) {
    const hits = parts
      .flatMap((part) => findHit(part, language) ?? [])
      .filter(({ position }) => position !== withoutStrength)
    const [best] = hits.toSorted((a, b) => b.probability - a.probability)
    if (best && best.probability >= (minProbability.endings[n] ?? 1)) return best.answer
  }
  return null
}
