import type { Locale } from '#shared/locale/locale.ts'
import { happyMoods } from '#shared/moments/rules.ts'
import { createTextAnswer, type Answer } from '#server/assistant/answer.ts'
import { loadNonTopicContent, loadSentenceContent } from '#server/assistant/content/load.ts'
import { formatMessage } from '#server/assistant/messages/format-message.ts'
import { foldText } from '#server/assistant/search/text.ts'
import { estimateReportProbability } from '#server/assistant/search/classify-request.ts'
import type { RecordLookUp } from '#server/assistant/record/record-look-up.ts'
import { findNamePlaces } from '#server/assistant/record/who.ts'
import { findPoints } from './find-points.ts'
import { detectSentenceLanguage } from './detect-language.ts'
import type { KnownChild, KnownFamily } from './known-family.ts'
import { getLanguageWords, occurs } from './language-words.ts'
import { isGlad, isLoud } from './praised-deed.ts'
import type { Draft } from './propose.ts'
import { beSure, findDrafts, toReading } from './read-sentence.ts'
import { readRecordRequest } from './record-request.ts'

/** The family of a message and the child on screen. */
export interface SentenceSpeaker {
  family: KnownFamily
  child: KnownChild
}

/** A message, as it was typed and without the names of the children, and the family's record. */
interface SentenceInput {
  message: string
  plain: string
  language: Locale
  lookUp: Pick<RecordLookUp, 'children'>
}

/** Returns whether a message asks for something; such a message is no report, whatever it tells of. */
const asksForAdvice = (message: string, language: Locale): boolean => {
  const folded = foldText(message)
  const words = getLanguageWords(detectSentenceLanguage(message, folded, language))
  return folded.includes('?') || occurs(words.asks, folded) || occurs(words.manners.question, folded)
}

/** From which probability on a message may tell what happened to have it recorded; a complaint has less. */
const minReport = 0.12

/** Returns whether a message may tell what happened to have it recorded, as far as its words show. */
const soundsLikeReport = (message: string, language: Locale): boolean => {
  if (estimateReportProbability(message) >= minReport) return true
  const folded = foldText(message)
  return findPoints(folded, getLanguageWords(detectSentenceLanguage(message, folded, language))) !== null
}

/** Returns whether an act names something that the family has; trouble or a deed of its own may be told to get advice. */
const isKnown = (draft: Draft): boolean =>
  draft.kind === 'behavior'
    ? draft.points > 0 && draft.preset !== undefined
    : draft.kind !== 'rest' && draft.kind !== 'moment'

const isHardNote = (draft: Draft): boolean => draft.kind === 'behavior' && draft.points === 0

/** Returns whether nothing but good deeds and happy moments may be told. */
const areGood = (drafts: readonly Draft[]): boolean =>
  drafts.every(
    (draft) =>
      draft.kind !== 'rest' &&
      draft.kind !== 'redeem' &&
      (draft.kind !== 'behavior' || draft.points > 0) &&
      (draft.kind !== 'moment' || drafts.length > 1 || happyMoods.some((mood) => mood === draft.mood)),
  )

/** The most words of a plain report. */
const maxWordsOfReport = 9

/** Returns whether a message plainly tells that a named child did something good: “Leo put his shoes away”. */
const isPlainReport = ({ message, language, lookUp }: SentenceInput): boolean => {
  const folded = foldText(message).trim()
  const begins = [...findNamePlaces(folded, lookUp.children).values()].includes(0)
  if (!begins || folded.split(/\s+/u).length > maxWordsOfReport) return false
  const words = getLanguageWords(detectSentenceLanguage(message, folded, language))
  const found = words.findDeeds(folded).map(({ id }) => loadSentenceContent().deeds[id])
  const isSettled = found.some((deed) => deed?.settles)
  return (
    !trouble.test(folded) &&
    found.some((deed) => deed?.is === 'good') &&
    (isSettled || !found.some((deed) => deed?.is === 'hard'))
  )
}

/** Words that tell of trouble, or of what always is so, in lower case without accents and apostrophes. */
const trouble =
  /\b(?:not|no|never|nt|dont|doesnt|didnt|wont|cant|refus\w+|only|always|every|keeps?|wants?|hates?|needs?|forgot|lost|but|all the time|takes|still|nunca|no|solo|siempre|nada|quiere|odia|pero|olvid\w+|perdi\w*|tarda)\b|n't\b|不|没|总|老是|每次|只|忘|丢/u

/** The answer to a message that tells of what happened, and whether any of it is certain, or was asked for. */
interface SentenceAnswer {
  answer: Answer
  isSure: boolean
}

const createAnswer = (found: ReturnType<typeof findDrafts>, isMeant: boolean, language: Locale): Answer => {
  // What is meant to be recorded, and alone, needs no second tap.
  const [only, ...others] = found.drafts
  const isAlone = isMeant && others.length === 0 && only?.doubt === 'unlisted'
  const reading = toReading(isAlone ? { ...found, drafts: found.drafts.map(beSure) } : found)
  const { ask } = loadNonTopicContent()[language].messages.sentence
  return {
    ...createTextAnswer(formatMessage(language, ask, { count: reading.proposals.length })),
    sentence: reading,
  }
}

/** Returns whether a message may tell of something good, by how it tells it. */
const soundsGood = (input: SentenceInput): boolean => isGlad(foldText(input.message)) || isPlainReport(input)

/** Returns whether a message tells of something good, asks nothing and tells of no trouble. */
export const reportsGoodNews = (input: SentenceInput): boolean =>
  soundsGood(input) && !asksForAdvice(input.message, input.language) && !trouble.test(foldText(input.message))

/**
 * Returns the answer to a message that tells of what happened: whether to record it, with the proposed acts, or that it is done already. Null
 * for a question and for a complaint. `plain` is the message without the names of the children; `goesOn` says that it goes on from a message that was
 * told to be recorded.
 */
export const answerSentence = async (
  input: SentenceInput,
  loadSpeaker: () => Promise<SentenceSpeaker>,
  goesOn = false,
): Promise<SentenceAnswer | null> => {
  const { message, plain, language } = input
  const { text, isAsked, request } = readRecordRequest(message)
  const isGladly = goesOn || isLoud(message) || soundsGood(input)
  const mayBeTold = isAsked || isGladly || soundsLikeReport(plain, language)
  if (asksForAdvice(request, language) || !mayBeTold) return null
  const found = findDrafts({ text, language, ...(await loadSpeaker()) })
  const isMeant = found.drafts.length > 0 && (isAsked || (isGladly && areGood(found.drafts)))
  // Something hard without points may be told to get advice.
  const isSure = isMeant || found.drafts.some((draft) => draft.isSure && !isHardNote(draft))
  if (!isSure && found.drafts.filter(isKnown).length <= 1) return null
  return { answer: createAnswer(found, isMeant, language), isSure }
}
