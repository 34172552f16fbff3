import type { HelplineUse } from '#shared/helplines/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { createTextAnswer, type Answer } from '#server/assistant/answer.ts'
import { loadHelplines, loadNonTopicContent, loadSafetyContent } from '#server/assistant/content/load.ts'
import { formatMessage } from '#server/assistant/messages/format-message.ts'
import { findHelplines, type HelplineSettings } from './find-helplines.ts'

/** What the help lines of an answer depend on; `text` are those that the operator has set, in place of the table. */
export interface AnswerHelplines extends Omit<HelplineSettings, 'isTableReplaced'> {
  text: string | null
}

const findUses = (situation: string): readonly HelplineUse[] =>
  Object.values(loadSafetyContent().situations).flatMap((ofKind) => ofKind[situation] ?? [])

/** Returns whether there is an answer to a situation. */
export const isSituation = (id: string): boolean => Object.hasOwn(loadSafetyContent().answers.en, id)

const noAnswer = { opening: '', steps: [], sources: [] }

/** Returns the answer to a message about danger: what to do, and whom to call. */
export const createDangerAnswer = (situation: string, language: Locale, chosen: AnswerHelplines): Answer => {
  const { messages } = loadNonTopicContent()[language]
  const { answers } = loadSafetyContent()
  const { opening, steps, sources } = answers[language][situation] ?? answers[language]['medical'] ?? noAnswer
  const uses = findUses(situation)
  const helplines = findHelplines(loadHelplines(), uses, { ...chosen, isTableReplaced: chosen.text !== null })
  const numbers = chosen.text === null ? null : formatMessage(language, messages.helplines, { numbers: chosen.text })
  const basedOn = formatMessage(language, messages.sources, { sources: sources.join(' · ') })
  const points = steps.map((step) => `• ${step}`).join('\n')
  return {
    ...createTextAnswer([opening, numbers, points, basedOn].filter((part) => part !== null).join('\n\n')),
    danger: { situation, uses: [...uses], helplines },
    context: { danger: situation },
  }
}

/** Returns an answer with a last line that says whom to call, in case the message was about a danger after all. */
export const addEmergencyLine = (answer: Answer, language: Locale, chosen: AnswerHelplines): Answer => {
  const { messages } = loadNonTopicContent()[language]
  const { lines } = findHelplines(loadHelplines(), ['emergency'], { ...chosen, isTableReplaced: chosen.text !== null })
  const numbers = chosen.text ?? lines[0]?.number ?? '112'
  return { ...answer, text: `${answer.text}\n\n${formatMessage(language, messages.inCaseOfDanger, { numbers })}` }
}
