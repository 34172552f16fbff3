import { dangerKinds, type DangerKind } from '#server/assistant/content/safety-schema.ts'
import { loadSafetyContent } from '#server/assistant/content/load.ts'
import { foldText, hasHan } from '#server/assistant/search/text.ts'
import { withoutOwnFeelings } from '#server/assistant/parent-feelings.ts'
import { estimateTopicProbability } from '#server/assistant/search/classify-request.ts'
import { classifyMessage, estimateDanger, type MessageKind } from './detect-danger.ts'
import { withoutHarmlessWords } from './harmless-words.ts'
import { findSituationByPhrase, listPhraseGroups } from './phrase-groups.ts'

/** From how many letters on, or Chinese characters, what is left of a message says something. */
const minRest = { latin: 4, han: 2 }

const saysLittle = (rest: string, message: string): boolean =>
  rest.replace(/[^\p{L}]+/gu, '').length < minRest[hasHan(message) ? 'han' : 'latin']

/**
 * Below which probability a danger of a kind is doubtful where another model sees a question about children as surely: “swimming lesson
 * tomorrow, he swallowed some water last week” is answered, with whom to call below. What is said of dying, violence or abuse is
 * never doubted.
 */
const doubtful: Partial<Record<DangerKind, { danger: number; topic: number }>> = {
  medical: { danger: 0.6, topic: 0.9 },
  poison: { danger: 0.6, topic: 0.9 },
  injury: { danger: 0.6, topic: 0.9 },
  missing: { danger: 0.6, topic: 0.9 },
  eating: { danger: 0.6, topic: 0.7 },
  // Tired and sad parents sound much like those who cannot go on; what they say surely is answered as such.
  parent: { danger: 0.8, topic: 0.7 },
}

/** Words of death, means, violence and despair, folded: with one of them, what parents say of themselves is not doubted. */
const grave =
  /\b(?:pills?|tablets?|kni(?:fe|ves)|guns?|rope|bridge|jump\w*|d(?:ie|ead|eath|ying)|kill\w*|suicid\w*|end (?:it|this|my|everything)|all to stop|without me|good ?bye|better off|hurt|harm\w*|sh(?:ake|aken|aking|ook)|strangl\w*|smother\w*|thr(?:ow|ew)\w*|hit|slap\w*|smack\w*|punch\w*|drown\w*|disappear|vanish|wake up|lose control|walk(?:ing)? out|(?:not|never) com(?:e|ing) back|cant do this|run away|voices|hear things|drunk|go on|afraid|scared|numb|empty|hopeless|feel nothing|since (?:the|giving) birth)\b|\b(?:mat(?:ar\w*|en?|o)|muer[eot]\w*|mori\w*|suicid\w*|pastillas?|cuchill\w*|pistola|acabar con|sin mi|adios|dano|sacud\w*|zarand\w*|ahog\w*|salt(?:ar|o)\w*|desaparec\w*|quitarme|peg(?:ar|ue|o)\w*|golpe\w*|bofetad\w*|voces|borrach\w*|seguir|miedo|al limite|no volver|largarme|irme|vaci[oa]|no siento nada|desde el parto)\b|死|自杀|药|刀|跳|杀|不想活|没有我|没了我|离开|伤害|掐|摔|打|摇|扔|消失|结束|活不下去|一了百了|失控|不想回|一走|喝醉|害怕|怕自己|绝望|空洞|麻木|生完/u

const isDoubtful = (situation: string, message: string): boolean => {
  const kind = dangerKinds.find((one) => situation in loadSafetyContent().situations[one])
  const least = kind && doubtful[kind]
  if (!least || (kind === 'parent' && grave.test(foldText(message)))) return false
  return estimateDanger(message) < least.danger && estimateTopicProbability(message) >= least.topic
}

/** Returns what a message is about by what it says beside words that tell of no danger; phrases that always mean danger decide first. */
const classifyBesideHarmless = (message: string): MessageKind => {
  const about = classifyMessage(message)
  if (about.kind !== 'danger' || findSituationByPhrase(message, listPhraseGroups('sure')) !== null) return about
  const rest = withoutHarmlessWords(message)
  if (rest === null) return isDoubtful(about.situation, message) ? { kind: 'other', isUneasy: true } : about
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
