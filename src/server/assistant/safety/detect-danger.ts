import { dangerKinds, type DangerKind } from '#server/assistant/content/safety-schema.ts'
import { loadDangerModels, loadSafetyContent } from '#server/assistant/content/load.ts'
import { hasHan } from '#server/assistant/search/text.ts'
import { createClassifier, type Classify } from './classifier.ts'
import { listWindows } from './message-windows.ts'
import { findSituationByPhrase, listPhraseGroups } from './phrase-groups.ts'

/** What a message is about: a danger with its situation, a question about health, or anything else. */
export type MessageKind =
  | { kind: 'danger'; situation: string }
  | { kind: 'health'; isSure: boolean; isUneasy: boolean }
  /** `isUneasy`: it may be about a danger after all. */
  | { kind: 'other'; isUneasy: boolean }

/** From which probability on a message counts as dangerous, in Chinese and else; chosen on messages that the models were not trained with. */
const minDanger = { han: 0.18, other: 0.303 }
/** From which probability on the answer says whom to call, in case it is a danger after all. */
const minUneasy = { han: 0.12, other: 0.2 }
/**
 * From how many parts on a message is a long one, and how surely parts of it or the whole must tell of a danger: of many harmless parts one
 * often looks like one. A long message that tells of it less surely is answered, with whom to call below.
 */
const longMessage = { parts: 6, worst: 0.8, second: 0.5, whole: 0.1 }
/** The same for a story and for saying whom to call below its answer: one part of many is often a little like a danger. */
const uneasyStory = { parts: 10, worst: 0.6, second: 0.3, whole: 0.05 }
/** From which probability on a situation is named; else the kind's general answer is given. */
const minSituation = 0.35

/** From which probability on a question is about health whatever else it seems to be about. */
const sureHealth = 0.7

let classifiers: { classifyKind: Classify; classifySituation: Classify } | undefined

const loadClassifiers = () => {
  const { kinds, situations } = loadDangerModels()
  return { classifyKind: createClassifier(kinds), classifySituation: createClassifier(situations) }
}

const getClassifiers = () => (classifiers ??= loadClassifiers())

const findMostLikely = <Key extends string>(keys: readonly Key[], probabilities: ReadonlyMap<string, number>) =>
  keys
    .map((key) => ({ key, probability: probabilities.get(key) ?? 0 }))
    .reduce((best, one) => (one.probability > best.probability ? one : best))

const sumOfDangers = (probabilities: ReadonlyMap<string, number>): number =>
  dangerKinds.reduce((sum, kind) => sum + (probabilities.get(kind) ?? 0), 0)

/** Returns the situation that signs of a message name among some, or null. */
const findBySigns = (message: string, among: readonly string[]): string | null =>
  findSituationByPhrase(
    message,
    listPhraseGroups('signs').filter(({ situation }) => among.includes(situation)),
  )

const chooseSituation = (message: string, part: string, danger: DangerKind): string => {
  const { situations } = loadSafetyContent()
  const [general = danger, ...others] = Object.keys(situations[danger])
  const decided = findBySigns(message, others)
  if (decided !== null) return decided
  const probabilities = getClassifiers().classifySituation(part)
  const total = [general, ...others].reduce((sum, id) => sum + (probabilities.get(id) ?? 0), 0)
  const { key, probability } = findMostLikely([general, ...others], probabilities)
  return probability >= minSituation * total ? key : general
}

/** Returns whether a message is too short for the rules of long ones, or tells of a danger as surely as they ask; `dangers` are the probabilities of its parts. */
const isSureEnough = (whole: number, dangers: readonly number[], least: typeof longMessage): boolean => {
  const [worst = 0, second = 0] = dangers.toSorted((a, b) => b - a)
  const isLong = dangers.length >= least.parts
  return !isLong || whole >= least.whole || worst >= least.worst || second >= least.second
}

/** Returns how surely the models see a danger in a message: the worst of many parts is often wrong, and the whole of a long message says little. */
export const estimateDanger = (message: string): number => {
  const dangerOf = (part: string) => sumOfDangers(getClassifiers().classifyKind(part))
  const whole = dangerOf(message)
  const parts = listWindows(message).map(dangerOf)
  return (whole + (parts.length === 0 ? whole : Math.max(...parts))) / 2
}

/** Returns what the models say of a message. */
const classifyByModels = (message: string): MessageKind => {
  const { classifyKind } = getClassifiers()
  const classifyPart = (part: string) => {
    const probabilities = classifyKind(part)
    return { part, probabilities, danger: sumOfDangers(probabilities) }
  }
  const whole = classifyPart(message)
  const windows = listWindows(message).map(classifyPart)
  const worst = windows.reduce((a, b) => (b.danger > a.danger ? b : a), windows[0] ?? whole)
  // The worst of many parts is often wrong, and the whole of a long message says little: each corrects the other.
  const probability = (whole.danger + worst.danger) / 2
  const script = hasHan(message) ? 'han' : 'other'
  const dangers = windows.map(({ danger }) => danger)
  if (probability >= minDanger[script] && isSureEnough(whole.danger, dangers, longMessage)) {
    const { key } = findMostLikely(dangerKinds, worst.probabilities)
    return { kind: 'danger', situation: chooseSituation(message, worst.part, key) }
  }
  const isUneasy = probability >= minUneasy[script] && isSureEnough(whole.danger, dangers, uneasyStory)
  const { health = 0, none = 0 } = Object.fromEntries(whole.probabilities)
  return health > none ? { kind: 'health', isSure: health >= sureHealth, isUneasy } : { kind: 'other', isUneasy }
}

/**
 * Returns what a message in any language is about: by phrases that always mean danger, else by models that were trained with
 * examples. Only help answers a danger, whatever else the message says.
 */
export const classifyMessage = (message: string): MessageKind => {
  const situation = findSituationByPhrase(message, listPhraseGroups('sure'))
  if (situation === null) return classifyByModels(message)
  const ofKind = Object.values(loadSafetyContent().situations).map((one) => Object.keys(one))
  const others = ofKind.find(([general]) => general === situation) ?? []
  return { kind: 'danger', situation: findBySigns(message, others) ?? situation }
}

/** Returns whether a message in any language is about somebody in danger. */
export const mentionsDanger = (message: string): boolean => classifyMessage(message).kind === 'danger'
