import { loadSafetyContent } from '#server/assistant/content/load.ts'
import { hasHan } from '#server/assistant/search/text.ts'
import { withoutOwnFeelings } from '#server/assistant/parent-feelings.ts'
import { estimateTopicProbability } from '#server/assistant/search/classify-request.ts'
import { classifyMessage, estimateDanger, type MessageKind } from './detect-danger.ts'
import { withoutHarmlessWords } from './harmless-words.ts'
import { findSituationByPhrase, listPhraseGroups } from './phrase-groups.ts'

/** From how many letters on, or Chinese characters, what is left of a message says something. */
const minRest = { latin: 4, han: 2 }

const saysLittle = (rest: string, message: string): boolean =>
  rest.replace(/[^\p{L}]+/gu, '').length < minRest[hasHan(message) ? 'han' : 'latin']

/** Whether a situation is about what happened to a body; what is said of dying, violence or fear is never doubted. */
const isBodily = (situation: string): boolean =>
  bodilyKinds.some((kind) => situation in loadSafetyContent().situations[kind])

const bodilyKinds = ['medical', 'poison', 'injury'] as const

/**
 * Below which probability a danger is doubtful where another model surely sees a question about children: “swimming lesson tomorrow, he swallowed
 * some water last week” is answered, with whom to call below.
 */
const doubtful = { danger: 0.6, topic: 0.9 }

const isDoubtful = (message: string): boolean =>
  estimateDanger(message) < doubtful.danger && estimateTopicProbability(message) >= doubtful.topic

/** Returns what a message is about by what it says beside words that tell of no danger; phrases that always mean danger decide first. */
const classifyBesideHarmless = (message: string): MessageKind => {
  const about = classifyMessage(message)
  if (about.kind !== 'danger' || findSituationByPhrase(message, listPhraseGroups('sure')) !== null) return about
  const rest = withoutHarmlessWords(message)
  if (rest === null) return isBodily(about.situation) && isDoubtful(message) ? { kind: 'other', isUneasy: true } : about
  if (saysLittle(rest, message)) return { kind: 'other', isUneasy: false }
  const ofRest = classifyMessage(rest)
  // The whole looked like a danger.
  return ofRest.kind === 'danger' ? ofRest : { ...ofRest, isUneasy: true }
}

/**
 * Returns what a message is about, in which parents who blame themselves or say that they shout are not taken for a danger: what is only
 * perhaps one because of these words is none. What else the message tells decides, and a danger stays one.
 */
export const classifyBesideFeelings = (message: string): MessageKind => {
  const about = classifyBesideHarmless(message)
  if (about.kind === 'danger') return about
  const rest = withoutOwnFeelings(message)
  if (rest === null) return about
  const ofRest = saysLittle(rest, message) ? null : classifyMessage(rest)
  return { ...about, isUneasy: ofRest !== null && (ofRest.kind === 'danger' || ofRest.isUneasy) }
}
