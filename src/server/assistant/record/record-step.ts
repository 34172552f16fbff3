import type { Locale } from '#shared/locale/locale.ts'
import type { Answer } from '#server/assistant/answer.ts'
import { listLanguagesToSearch } from '#server/assistant/search/find-topic.ts'
import { answerRecordQuestion, answerStranger, type RecordRequest } from './answer-record-question.ts'
import { answerRecordFollowUp } from './record-follow-up.ts'
import { findChildren } from './find-children.ts'
import { readRecordMessage } from './record-message.ts'
import { findRules } from './rules.ts'
import { findStranger } from './who.ts'

/** Longer messages tell something; questions about the record are short. */
const maxLength = 240

const answerInLanguage = async (language: Locale, request: RecordRequest): Promise<Answer | null> => {
  const { message, lookUp } = request
  const read = readRecordMessage(message, language, lookUp.children, lookUp)
  for (const { intent, needsThing = false } of findRules(read)) {
    const children = findChildren(read, intent, request)
    if (!children) continue
    const question = { intent, children, period: read.period, message: read, thing: null, needsThing }
    const answer = await answerRecordQuestion(question, request)
    if (answer) return answer
  }
  return null
}

const findStrangerIn = (language: Locale, { message, lookUp }: RecordRequest): string | null => {
  const read = readRecordMessage(message, language, lookUp.children, lookUp)
  if (read.named.length > 0) return null
  const stranger = findStranger(read)
  if (stranger === null) return null
  const without = readRecordMessage(
    message.replaceAll(new RegExp(stranger, 'giu'), ' '),
    language,
    lookUp.children,
    lookUp,
  )
  return findRules(without).some(({ needsThing, isOfMembers }) => needsThing !== true && isOfMembers !== true)
    ? stranger
    : null
}

/** Answers a question about the family's own record; null for all others. */
export const answerFromRecord = async (request: RecordRequest): Promise<Answer | null> => {
  if (request.message.length > maxLength) return null
  const languages = listLanguagesToSearch(request.message, request.language)
  for (const language of languages) {
    const followUp = await answerRecordFollowUp(language, request)
    if (followUp) return followUp
    const stranger = findStrangerIn(language, request)
    if (stranger !== null) return answerStranger(stranger, request)
    const answer = await answerInLanguage(language, request)
    if (answer) return answer
  }
  return null
}
