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
 * Below which probability a danger is doubtful where another model surely (from `topic` on) sees a question about children: “swimming
 * lesson tomorrow, he swallowed some water last week” is answered, with whom to call below. What is said of dying, violence or abuse,
 * and what parents did to a child, is never doubted.
 */
const doubtful: Partial<Record<DangerKind, { danger: number; topic: number }>> = {
  medical: { danger: 0.6, topic: 0.9 },
  poison: { danger: 0.6, topic: 0.9 },
  injury: { danger: 0.6, topic: 0.9 },
  missing: { danger: 0.6, topic: 0.9 },
  eating: { danger: 0.6, topic: 0.7 },
  // Tired and sad parents sound much like those who cannot go on.
  parent: { danger: 0.8, topic: 0.9 },
}

/** The situation of parents who have hurt a child. */
const hurtSituation = 'parent-hurt'

/** Words of death, means, violence, self-harm and despair, folded: with one of them, what parents say of themselves is not doubted. */
const grave =
  /\b(?:pills?|tablets?|kni(?:fe|ves)|guns?|rope|belt|bridge|jump\w*|d(?:ie[ds]?|ead|eath|ying)|kill\w*|suicid\w*|end(?:ing)? (?:it|this|my|everything)|all to stop|without me|good ?bye|better off|hurt\w*|harm\w*|sh(?:ake\w*|aking|ook)|strangl\w*|smother\w*|chok\w*|thr(?:ow|ew)\w*|drop\w*|hit\w*|slap\w*|smack\w*|spank\w*|punch\w*|push\w*|shov\w*|kick\w*|beat\w*|squeez\w*|cut\w*|drown\w*|disappear\w*|vanish|wake up|lose control|(?:bad|dark|scary) thoughts|walk(?:ing)? out|(?:not|never) com(?:e|ing) back|cant do (?:this|it)|cant go on|run away|left (?:him|her|them|the baby)|alone in|voices|(?:hear|see|seeing|hearing) things|havent slept|drunk|go on|afraid|scared|numb|empty|hopeless|cant stop crying|feel nothing|dont (?:love|want)|since (?:the|giving) birth|newborn|weeks old|\d+ weeks?)\b|\b(?:mat(?:ar\w*|en?|o)|muer[eot]\w*|mori\w*|suicid\w*|pastillas?|cuchill\w*|pistola|acabar con|sin mi|adios|dano|lastim\w*|cort\w*|sacud\w*|zarand\w*|ahog\w*|asfixi\w*|estrangul\w*|tir(?:ar|o)\w*|empuj\w*|salt(?:ar|o)\w*|desaparec\w*|quitarme|peg(?:ar|ue|o|ab|an)\w*|golpe\w*|bofetad\w*|cachetad\w*|nalgad\w*|voces|borrach\w*|seguir|miedo|al limite|vaci[oa]|no siento nada|no (?:le|lo|la) quiero|desde el parto|no volver|largarme|irme)\b|死|自杀|药|刀|跳|杀|不想活|没有我|没了我|离开|伤害|掐|摔|打|摇|扔|推|踢|捂|闷|割|砸|解脱|消失|结束|活不下去|一了百了|一走|失控|不想回|喝醉|害怕|怕自己|绝望|空洞|麻木|生完/u

const isDoubtful = (situation: string, message: string): boolean => {
  const kind = dangerKinds.find((one) => situation in loadSafetyContent().situations[one])
  const least = kind && doubtful[kind]
  if (!least || situation === hurtSituation) return false
  if (kind === 'parent' && grave.test(foldText(message))) return false
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
