import type { Answer } from '#server/assistant/answer.ts'
import { listLanguagesToSearch } from '#server/assistant/search/find-topic.ts'
import { answerRecordQuestion, answerStranger, type RecordRequest } from './answer-record-question.ts'
import { answerRecordFollowUp } from './record-follow-up.ts'
import { findChildren } from './find-children.ts'
import { readRecordMessage, type RecordMessage } from './record-message.ts'
import { findRules } from './rules.ts'
import { findStranger } from './who.ts'

/** Longer messages tell something; questions about the record are short. */
const maxLength = 240

const answerRead = async (read: RecordMessage, request: RecordRequest): Promise<Answer | null> => {
  for (const { intent, needsThing = false } of findRules(read)) {
    const children = findChildren(read, intent, request)
    if (!children) continue
    const question = { intent, children, period: read.period, message: read, thing: null, needsThing }
    const answer = await answerRecordQuestion(question, request)
    if (answer) return answer
  }
  return null
}

/** Returns the name in a question about the record that is no child's; null if there is none. */
const findStrangerIn = (read: RecordMessage, { message, lookUp }: RecordRequest): string | null => {
  if (read.named.length > 0) return null
  const stranger = findStranger(read)
  if (stranger === null) return null
  const without = readRecordMessage(
    message.replaceAll(new RegExp(stranger, 'giu'), ' '),
    read.language,
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
    const read = readRecordMessage(request.message, language, request.lookUp.children, request.lookUp)
    const stranger = findStrangerIn(read, request)
    if (stranger !== null) return answerStranger(stranger, request)
    const answer = await answerRead(read, request)
    if (answer) return answer
  }
  return null
}
